import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'
import { useText } from '@/texts/use-text'

type PlanningDialogProps = {
  title: string
  act: string
  sending: boolean
  disabled?: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

// The shape of the dialogs that make plannings: fields in two columns, which are one on a phone.
export function PlanningDialog(props: PlanningDialogProps) {
  const { title, act, sending, disabled = false, onSubmit, onClose, children } = props
  const { t } = useText()
  const id = useId()
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={twoColumns}>{children}</DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={sending} disabled={disabled}>
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
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
}
