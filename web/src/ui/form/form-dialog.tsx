import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'
import { useText } from '@/texts/use-text'

type FormDialogProps = {
  title: string
  act: string
  sending: boolean
  wide?: boolean
  onSend: () => void
  onClose: () => void
  children?: ReactNode
}

// A form that enters one thing. Enter sends it; a click beside it does not throw away what was typed.
export function FormDialog({
  title,
  act,
  sending,
  wide = false,
  onSend,
  onClose,
  children,
}: FormDialogProps) {
  const { t } = useText()
  const id = useId()
  return (
    <Dialog
      open
      fullWidth
      maxWidth={wide ? 'sm' : 'xs'}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
      aria-labelledby={id}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // A dialog that a form opened is the form's in React's eyes: this is not for that one to send.
          event.stopPropagation()
          onSend()
        }}
        style={{ display: 'contents' }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {children}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={sending}>
            {act}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
