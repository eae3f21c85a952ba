import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useText } from '@/texts/use-text'
import { DateField } from '@/ui/form/date-field'
import { FormScope } from '@/ui/form/form-scope'
import { TextField } from '@/ui/form/text-field'
import { useFields } from '@/ui/form/use-fields'

type DoneFields = { day: string; reason: string }

type DayDialogProps = {
  title: string
  day: string
  reason: string
  onSave: (fields: DoneFields) => Promise<boolean>
  onClose: () => void
}

const limits = { day: { minLength: 1, date: true }, reason: { minLength: 1, maxLength: 500 } } as const

// On which day a course was done, and why that is said by hand.
export function DayDialog({ title, day, reason, onSave, onClose }: DayDialogProps) {
  const { t } = useText()
  const id = useId()
  const form = useFields<DoneFields>({ values: { day, reason }, limits })
  const submit = form.handleSubmit(async (fields) => {
    if (await onSave({ ...fields, reason: fields.reason.trim() })) onClose()
  })
  return (
    <FormScope limits={limits}>
      <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
        <form noValidate onSubmit={(event) => void submit(event)}>
          <DialogTitle id={id}>{title}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <DateField control={form.control} name="day" label={t('class.courses.done_on')} />
            <TextField
              control={form.control}
              name="reason"
              label={t('class.courses.reason')}
              help={t('class.courses.reason_help')}
              autoComplete="off"
            />
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
              {t('ui.save')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </FormScope>
  )
}
