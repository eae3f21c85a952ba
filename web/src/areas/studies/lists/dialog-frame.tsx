import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useText } from '@/texts/use-text'

type DialogFrameProps = {
  title: string
  help?: string
  act: string
  sending: boolean
  onSend: () => void
  onClose: () => void
  children: ReactNode
}

// A form over the page. A click beside it does not throw away what was typed.
export function DialogFrame({ title, help, act, sending, onSend, onClose, children }: DialogFrameProps) {
  const { t } = useText()
  const id = useId()
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
      aria-labelledby={id}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSend()
        }}
        style={{ display: 'contents' }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {help && <Typography sx={{ color: 'text.secondary' }}>{help}</Typography>}
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
