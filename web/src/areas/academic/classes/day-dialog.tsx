import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useText } from '@/texts/use-text'
import { DateField } from '@/ui/form/date-field'
import { FormScope } from '@/ui/form/form-scope'
import { useFields } from '@/ui/form/use-fields'

type DayDialogProps = {
  title: string
  day: string
  onSave: (day: string) => Promise<boolean>
  onClose: () => void
}

const limits = { day: { minLength: 1, date: true } } as const

// On which day a course was done.
export function DayDialog({ title, day, onSave, onClose }: DayDialogProps) {
  const { t } = useText()
  const id = useId()
  const form = useFields<{ day: string }>({ values: { day }, limits })
  const submit = form.handleSubmit(async (fields) => {
    if (await onSave(fields.day)) onClose()
  })
  return (
    <FormScope limits={limits}>
      <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
        <form noValidate onSubmit={(event) => void submit(event)}>
          <DialogTitle id={id}>{title}</DialogTitle>
          <DialogContent>
            <DateField control={form.control} name="day" label={t('class.courses.done_on')} />
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
