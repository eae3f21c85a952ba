import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useCallback } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ExpandIcon } from '@/ui/icons'
import { ControlledField, type FieldOf } from './controlled-field'

export type Choice = { value: string; label: string }

type ChoiceFieldProps<T extends FieldValues> = FieldOf<T> & {
  choices: readonly Choice[]
  // The line that stands for "nothing chosen yet".
  placeholder?: string
  autoComplete?: string
}

// One of a few. The browser's own list: quick, known to every keyboard and phone, and light.
export function ChoiceField<T extends FieldValues>(props: ChoiceFieldProps<T>) {
  const { choices, placeholder, autoComplete, ...field } = props
  const show = useCallback(
    (value: unknown) => choices.find((choice) => choice.value === value)?.label ?? String(value ?? ''),
    [choices],
  )
  return (
    <ControlledField {...field} show={show}>
      {({ id, value, onChange, onBlur, ref, invalid, describedBy }) => (
        <NativeSelect
          input={<OutlinedInput />}
          IconComponent={ExpandIcon}
          fullWidth
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          inputRef={ref}
          error={invalid}
          inputProps={{ id, name: field.name, autoComplete, 'aria-describedby': describedBy }}
          sx={value ? undefined : { color: 'text.secondary' }}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </NativeSelect>
      )}
    </ControlledField>
  )
}
