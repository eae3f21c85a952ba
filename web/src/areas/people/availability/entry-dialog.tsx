import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { createAvailabilityRequestLimits } from '@/api/limits/create-availability-request'
import { useText } from '@/texts/use-text'
import { FormScope } from '@/ui/form/form-scope'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { checkEntry, type EntryForm } from './entry-form'
import { KindField } from './kind-field'
import { RepeatFields } from './repeat-fields'
import { WhenFields } from './when-fields'

type EntryDialogProps = {
  title: string
  values: EntryForm
  // One time of a repeating entry cannot itself repeat.
  single?: boolean
  onSave: (form: EntryForm) => Promise<unknown>
  onDelete?: (() => void) | undefined
  onClose: () => void
}

// What is said of some days: whether he can come, when, why, and how often.
export function EntryDialog({ title, values, single = false, onSave, onDelete, onClose }: EntryDialogProps) {
  const { t } = useText()
  const id = useId()
  const form = useFields<EntryForm>({
    values,
    limits: createAvailabilityRequestLimits,
    check: checkEntry,
  })
  const save = useMutation({
    mutationFn: onSave,
    onSuccess: onClose,
    onError: (error) => showFailure(form, error),
  })
  return (
    <FormScope limits={createAvailabilityRequestLimits}>
      <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
        <form noValidate onSubmit={form.handleSubmit((fields) => save.mutate(fields))}>
          <DialogTitle id={id}>{title}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <KindField control={form.control} />
            <WhenFields form={form} />
            <TextField
              control={form.control}
              name="reason"
              label={t('availability.entry.reason')}
              help={t('availability.entry.reason_help')}
              autoComplete="off"
            />
            {!single && <RepeatFields form={form} />}
          </DialogContent>
          <DialogActions>
            {onDelete && (
              <Button color="error" onClick={onDelete} sx={{ marginInlineEnd: 'auto' }}>
                {t('availability.entry.delete')}
              </Button>
            )}
            <Button color="inherit" onClick={onClose}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={save.isPending}>
              {t('ui.save')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </FormScope>
  )
}
