import Box from '@mui/material/Box'
import { formatDay } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { ClosedIcon, SuccessIcon, WaitingIcon, WarningIcon } from '@/ui/icons'
import { type ChipTone, StateChip } from '@/ui/state-chip'
import type { Recipient } from '../api'
import { sayWhy } from './letter-actions'

const looks: Record<Recipient['state'], { tone: ChipTone; icon: typeof WaitingIcon }> = {
  waiting: { tone: 'neutral', icon: WaitingIcon },
  reached: { tone: 'success', icon: SuccessIcon },
  refused: { tone: 'error', icon: WarningIcon },
  left_out: { tone: 'warning', icon: ClosedIcon },
}

// What became of a letter to somebody, and why where he has none.
export function RecipientState({ recipient }: { recipient: Recipient }) {
  const { t, language } = useText()
  const { state, reason, opened_at } = recipient
  const { tone, icon: Icon } = looks[state]
  const more = opened_at
    ? t('letter.recipients.opened', { when: formatDay(opened_at, language) })
    : sayWhy(reason, t)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minWidth: 0 }}>
      {more && (
        <Box
          component="span"
          sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}
        >
          {more}
        </Box>
      )}
      <StateChip tone={tone} icon={<Icon />} label={t(`letter.recipients.states.${state}`)} />
    </Box>
  )
}
