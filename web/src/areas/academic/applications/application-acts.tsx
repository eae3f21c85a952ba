import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useText } from '@/texts/use-text'
import { ActionMenu } from '@/ui/action-menu'
import { CheckIcon, CloseIcon, RestoreIcon, WaitingIcon } from '@/ui/icons'
import type { Application } from './api'
import { type Decision, decisionsOf } from './use-decisions'

export const decisionKeys: Record<Exclude<Decision, 'reopen'>, string> = {
  confirm: 'c',
  wait: 'w',
  decline: 'd',
}

const icons = { confirm: CheckIcon, wait: WaitingIcon, decline: CloseIcon, reopen: RestoreIcon }
const colors = { confirm: 'success', wait: 'warning', decline: 'error', reopen: 'inherit' } as const

type ApplicationActsProps = {
  row: Application
  onDecide: (decision: Decision, rows: readonly Application[]) => void
}

// The decisions on one application: in sight at a desk, behind one button on a phone.
export function ApplicationActs({ row, onDecide }: ApplicationActsProps) {
  const { t } = useText()
  const phone = useMediaQuery('(max-width: 599px)', { noSsr: true })
  const all = decisionsOf(row)
  if (phone) {
    const actions = all.map((decision) => {
      const Icon = icons[decision]
      const label = t(`application.act.${decision}`)
      return { label, icon: <Icon />, onClick: () => onDecide(decision, [row]) }
    })
    return <ActionMenu label={t('application.actions', { name: row.name })} actions={actions} />
  }
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      {all.map((decision) => {
        const Icon = icons[decision]
        const act = t(`application.act.${decision}`)
        const key = decision === 'reopen' ? '' : decisionKeys[decision].toUpperCase()
        return (
          <IconButton
            key={decision}
            size="small"
            color={colors[decision]}
            aria-label={t('application.act_on', { act, name: row.name })}
            title={key ? t('application.act.by_key', { act, key }) : act}
            onClick={() => onDecide(decision, [row])}
          >
            <Icon fontSize="small" />
          </IconButton>
        )
      })}
    </Box>
  )
}
