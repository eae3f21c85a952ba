import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useId } from 'react'
import { useText } from '@/texts/use-text'

type InvitingDialogProps = {
  title: string
  act: string
  busy: boolean
  disabled?: boolean
  // The way back to what comes before.
  onBack?: (() => void) | undefined
  onAct: () => void
  onClose: () => void
  children: ReactNode
}

// The shape of the dialogs about invitations: two columns, which are one on a phone.
export function InvitingDialog(props: InvitingDialogProps) {
  const { title, act, busy, disabled = false, onBack, onAct, onClose, children } = props
  const { t } = useText()
  const id = useId()
  const phone = useMediaQuery('(max-width: 599px)', { noSsr: true })
  return (
    <Dialog open fullWidth fullScreen={phone} maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          onAct()
        }}
        style={{ display: 'contents' }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={twoColumns}>{children}</DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onBack ?? onClose}>
            {t(onBack ? 'inviting.back' : 'ui.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={busy} disabled={disabled}>
            {act}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

const twoColumns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  alignContent: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
}
