import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { type Control, useController } from 'react-hook-form'
import { weekdayNames } from '@/lib/say-days'
import { visuallyHidden } from '@/lib/visually-hidden'
import { useText } from '@/texts/use-text'
import { ChoiceField } from '@/ui/form/choice-field'
import { Field } from '@/ui/form/field'
import { fieldErrorText } from '@/ui/form/field-error'
import { FormScope } from '@/ui/form/form-scope'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import type { Slot } from './api'
import { checkSlot, type SlotForm, weekNumbers } from './slot-form'

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

const Week = styled('label')(({ theme }) => ({
  width: 44,
  height: 44,
  display: 'grid',
  placeItems: 'center',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.vars.palette.grey[500]}`,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '&:has(:checked)': {
    backgroundColor: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}))

type WeeksFieldProps = { control: Control<SlotForm>; many: boolean }

// In which weeks of the month or cycle: several at once for what is new, one for what is there.
function WeeksField({ control, many }: WeeksFieldProps) {
  const texts = useText()
  const { t } = texts
  const id = useId()
  const { field, fieldState } = useController({ control, name: 'weeks' })
  const toggle = (week: number) => {
    if (!many) return field.onChange([week])
    const chosen = field.value.includes(week)
    field.onChange(
      chosen ? field.value.filter((other) => other !== week) : [...field.value, week].sort((a, b) => a - b),
    )
  }
  return (
    <Field
      id={id}
      label={t(many ? 'timetable.weeks' : 'timetable.week')}
      help={many ? t('timetable.weeks_help') : undefined}
      error={fieldErrorText(fieldState.error, texts)}
    >
      <Box
        id={id}
        role={many ? 'group' : 'radiogroup'}
        aria-label={t(many ? 'timetable.weeks' : 'timetable.week')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}
      >
        {weekNumbers.map((week) => (
          <Week key={week}>
            <input
              type={many ? 'checkbox' : 'radio'}
              name={`${id}-week`}
              aria-label={t('timetable.week_number', { week })}
              checked={field.value.includes(week)}
              onChange={() => toggle(week)}
              style={visuallyHidden}
            />
            <span aria-hidden>{week}</span>
          </Week>
        ))}
      </Box>
    </Field>
  )
}
