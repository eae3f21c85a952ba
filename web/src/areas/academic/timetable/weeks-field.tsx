import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { type Control, useController } from 'react-hook-form'
import { visuallyHidden } from '@/lib/visually-hidden'
import { useText } from '@/texts/use-text'
import { Field } from '@/ui/form/field'
import { fieldErrorText } from '@/ui/form/field-error'
import { type SlotForm, weekNumbers } from './slot-form'

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
export function WeeksField({ control, many }: WeeksFieldProps) {
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
