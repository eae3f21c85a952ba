import Box from '@mui/material/Box'
import { useCallback } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Choice } from './choice-field'
import { ControlledField, type FieldOf } from './controlled-field'

type RadioFieldProps<T extends FieldValues> = FieldOf<T> & {
  choices: readonly Choice[]
  // One under the other, where they do not fit in one line.
  stacked?: boolean
}

// One of a few, all in sight. The browser's own circles, as the list of ChoiceField is its own: the kit's weigh as much
// as a page.
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
        <Box
          role="radiogroup"
          id={id}
          aria-label={field.label}
          aria-describedby={describedBy}
          onBlur={onBlur}
          sx={{
            display: 'flex',
            flexFlow: stacked ? 'column' : 'row wrap',
            columnGap: 2.5,
            minHeight: 38,
            alignItems: stacked ? 'flex-start' : 'center',
          }}
        >
          {choices.map((choice, at) => (
            <Box
              component="label"
              key={choice.value}
              sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 38, cursor: 'pointer' }}
            >
              <Box
                component="input"
                type="radio"
                name={id}
                value={choice.value}
                checked={value === choice.value}
                onChange={() => onChange(choice.value)}
                ref={at === 0 ? ref : undefined}
                sx={(theme) => ({
                  width: 24,
                  height: 24,
                  m: 0,
                  accentColor: theme.vars.palette.primary.main,
                })}
              />
              {choice.label}
            </Box>
          ))}
        </Box>
      )}
    </ControlledField>
  )
}
