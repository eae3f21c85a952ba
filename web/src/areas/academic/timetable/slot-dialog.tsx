import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { weekdayNames } from '@/lib/say-days'
import { useText } from '@/texts/use-text'
import { ChoiceField } from '@/ui/form/choice-field'
import { FormScope } from '@/ui/form/form-scope'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import type { Slot } from './api'
import { checkSlot, type SlotForm } from './slot-form'
import { WeeksField } from './weeks-field'

type SlotDialogProps = {
  values: SlotForm
  // The slots that it must not overlap.
  others: readonly Slot[]
  // For a new slot, which may be for several weeks at once.
  isNew: boolean
  onSave: (form: SlotForm) => Promise<unknown>
  onDelete?: (() => void) | undefined
  onClose: () => void
}

// When: in which week, on which day, from when to when.
export function SlotDialog({ values, others, isNew, onSave, onDelete, onClose }: SlotDialogProps) {
  const { t, language } = useText()
  const id = useId()
  const form = useFields<SlotForm>({ values, limits: {}, check: checkSlot(others) })
  const { control } = form
  const save = useMutation({
    mutationFn: onSave,
    onSuccess: onClose,
    onError: (error) => showFailure(form, error),
  })
  const days = weekdayNames(language, 'long').map((label, day) => ({ value: String(day), label }))
  return (
    <FormScope limits={{}}>
      <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
        <form noValidate onSubmit={form.handleSubmit((fields) => save.mutate(fields))}>
          <DialogTitle id={id}>{t(isNew ? 'timetable.add' : 'timetable.change')}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <WeeksField control={control} many={isNew} />
            <ChoiceField control={control} name="weekday" label={t('timetable.weekday')} choices={days} />
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
              <TextField control={control} name="start" type="time" label={t('timetable.start')} required />
              <TextField control={control} name="finish" type="time" label={t('timetable.finish')} required />
            </Box>
          </DialogContent>
          <DialogActions>
            {onDelete && (
              <Button color="error" onClick={onDelete} sx={{ marginInlineEnd: 'auto' }}>
                {t('timetable.delete.act')}
              </Button>
            )}
            <Button color="inherit" onClick={onClose}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={save.isPending}>
              {t(isNew ? 'timetable.create' : 'ui.save')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </FormScope>
  )
}
