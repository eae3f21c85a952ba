import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { lazyPart } from '@/ui/lazy-part'
import { invitesQuery } from './api'

const InvitesDialog = lazyPart(() => import('./invites-dialog').then((m) => ({ default: m.InvitesDialog })))

// How many have not answered yet, and the way to them. Gone where nobody is waited for.
export function PendingInvites({ campus }: { campus: string | undefined }) {
  const { t } = useText()
  const [open, setOpen] = useState(false)
  const invites = useQuery(invitesQuery(campus)).data ?? []
  if (invites.length === 0 && !open) return null
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => setOpen(true)}>
        {t('people.invite.pending_count', { count: invites.length })}
      </Button>
      {open && <InvitesDialog invites={invites} onClose={() => setOpen(false)} />}
    </>
  )
}
