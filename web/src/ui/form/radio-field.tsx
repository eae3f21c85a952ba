import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useCallback } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Choice } from './choice-field'
import { ControlledField, type FieldOf } from './controlled-field'

type RadioFieldProps<T extends FieldValues> = FieldOf<T> & {
  choices: readonly Choice[]
  // One under the other, where they do not fit in one line.
  stacked?: boolean
}

// One of a few, all in sight.
export function RadioField<T extends FieldValues>({
  choices,
  stacked = false,
  ...field
}: RadioFieldProps<T>) {
  const show = useCallback(
    (value: unknown) => choices.find((choice) => choice.value === value)?.label ?? '',
    [choices],
  )
  return (
    <ControlledField {...field} show={show}>
      {({ id, value, onChange, onBlur, ref, describedBy }) => (
        <RadioGroup
          row={!stacked}
          id={id}
          aria-label={field.label}
          aria-describedby={describedBy}
          value={value ?? ''}
          onChange={(_event, next) => onChange(next)}
          onBlur={onBlur}
          sx={{ minHeight: 38, alignItems: stacked ? 'flex-start' : 'center' }}
        >
          {choices.map((choice, at) => (
            <FormControlLabel
              key={choice.value}
              value={choice.value}
              label={choice.label}
              control={<Radio size="small" slotProps={{ input: { ref: at === 0 ? ref : null } }} />}
            />
          ))}
        </RadioGroup>
      )}
    </ControlledField>
  )
}
