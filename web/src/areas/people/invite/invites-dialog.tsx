import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useText } from '@/texts/use-text'
import type { StaffInvite } from './api'
import { InviteRow } from './invite-row'

type InvitesDialogProps = { invites: readonly StaffInvite[]; onClose: () => void }

// Those who were invited and have not answered.
export function InvitesDialog({ invites, onClose }: InvitesDialogProps) {
  const { t } = useText()
  const id = useId()
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('people.invite.pending')}</DialogTitle>
      <DialogContent>
        {invites.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('people.invite.none')}</Box>}
        <Box component="ul" aria-label={t('people.invite.pending')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {invites.map((invite) => (
            <InviteRow key={invite.id} invite={invite} />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('ui.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
