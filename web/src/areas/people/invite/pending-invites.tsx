import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useText } from '@/texts/use-text'
import { invitesQuery } from './api'

type PendingInvitesProps = { campus: string | undefined; onOpen: () => void }

// How many have not answered yet, and the way to them. Gone where nobody is waited for; on a phone, where it would
// push the list down when it comes, the menu beside it leads there.
export function PendingInvites({ campus, onOpen }: PendingInvitesProps) {
  const { t } = useText()
  const invites = useQuery(invitesQuery(campus)).data ?? []
  if (invites.length === 0) return null
  return (
    <Button
      variant="outlined"
      color="inherit"
      onClick={onOpen}
      sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
    >
      {t('people.invite.pending_count', { count: invites.length })}
    </Button>
  )
}
