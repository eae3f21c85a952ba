import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '@/session/session-store'
import { useReach } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { campusNamesQuery } from '@/ui/campus/campus-names'
import { AgendaIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { classCodeQuery } from '../agenda/api'
import type { Target } from './subscribe-dialog'

const SubscribeDialog = lazyPart(() =>
  import('./subscribe-dialog').then((module) => ({ default: module.SubscribeDialog })),
)

type SubscribeButtonProps = {
  // What the agenda is narrowed by.
  campus: string | undefined
  group: string | undefined
  isOpen: boolean
  onOpen: (open: boolean) => void
}

// The agenda in one's own calendar: of the class or campus that is shown, or one's own sessions.
export function SubscribeButton({ campus, group, isOpen, onOpen }: SubscribeButtonProps) {
  const { t } = useText()
  return (
    <>
      <Button color="inherit" startIcon={<AgendaIcon />} onClick={() => onOpen(true)}>
        {t('feed.subscribe')}
      </Button>
      {isOpen && <OpenDialog campus={campus} group={group} onClose={() => onOpen(false)} />}
    </>
  )
}

type OpenDialogProps = { campus: string | undefined; group: string | undefined; onClose: () => void }

function OpenDialog({ campus, group, onClose }: OpenDialogProps) {
  const { t } = useText()
  const user = useSession((state) => state.user)
  const reach = useReach('listSessions')
  // Who sees one campus has that one; who sees all of them, the one that he looks at.
  const shown = reach === 'campus' ? user?.organization_id : reach === 'all' ? campus : undefined
  const code = useQuery({ ...classCodeQuery(group ?? ''), enabled: group !== undefined })
  const names = useQuery({ ...campusNamesQuery(), enabled: reach === 'all' && shown !== undefined })
  const name = reach === 'campus' ? user?.organization_name : names.data?.find(({ id }) => id === shown)?.name
  const targets: Target[] = []
  if (group) targets.push({ kind: 'class', id: group, label: t('feed.class', { class: code.data ?? '…' }) })
  const own: Target = { kind: 'own', id: '', label: t('feed.own') }
  if (shown) {
    const ofCampus: Target = { kind: 'campus', id: shown, label: t('feed.campus', { campus: name ?? '…' }) }
    // What was chosen in the filter stands first.
    targets.push(...(campus ? [ofCampus, own] : [own, ofCampus]))
  } else {
    targets.push(own)
  }
  return <SubscribeDialog targets={targets} onClose={onClose} />
}
