import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, type SyntheticEvent, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { FormScope } from '@/ui/form/form-scope'
import { Conflict } from './conflict'
import { OfflineNote } from './offline-note'
import type { RecordForm } from './use-record-form'

type RecordDialogProps<F extends FieldValues> = {
  title: string
  state: RecordForm<F>
  // What the button says, where "Save" is not it.
  act?: string
  // What is chosen cannot be saved.
  disabled?: boolean
  onClose: () => void
  children: ReactNode
}

// Some fields of a record, changed in a dialog: with two people at it, both are told.
export function RecordDialog<F extends FieldValues>(props: RecordDialogProps<F>) {
  const { title, state, act, disabled = false, onClose, children } = props
  const { t } = useText()
  const id = useId()
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!disabled) void state.save()
  }
  return (
    <FormScope limits={state.limits}>
      <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
        <form noValidate onSubmit={handleSubmit}>
          <DialogTitle id={id}>{title}</DialogTitle>
          <DialogContent sx={{ display: 'grid' }}>{children}</DialogContent>
          <DialogActions sx={{ flexWrap: 'wrap' }}>
            <OfflineNote state={state} />
            <Button color="inherit" onClick={onClose}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit" variant="contained" disabled={disabled} loading={state.saving}>
              {act ?? t('ui.save')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      <Conflict state={state} />
    </FormScope>
  )
}
