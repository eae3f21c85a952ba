import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'
import { useText } from '@/texts/use-text'

type PaperDialogProps = {
  title: string
  act: string
  busy: boolean
  onAct: () => void
  onClose: () => void
  children: ReactNode
}

// The shape of the dialogs about papers.
export function PaperDialog({ title, act, busy, onAct, onClose, children }: PaperDialogProps) {
  const { t } = useText()
  const id = useId()
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <form
        noValidate
        style={{ display: 'contents' }}
        onSubmit={(event) => {
          event.preventDefault()
          onAct()
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>{children}</DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {act}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
