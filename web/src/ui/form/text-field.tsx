import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ControlledField, type FieldOf } from './controlled-field'

type TextFieldProps<T extends FieldValues> = FieldOf<T> &
  Pick<
    OutlinedInputProps,
    | 'type'
    | 'autoComplete'
    | 'placeholder'
    | 'multiline'
    | 'minRows'
    | 'inputMode'
    | 'startAdornment'
    | 'endAdornment'
    | 'autoFocus'
    | 'onKeyDown'
  > & {
    read?: (value: unknown) => ReactNode
    // Proposals that do not bind: the browser offers them while one types.
    suggestions?: readonly string[]
  }

// A line of text (or several with `multiline`).
export function TextField<T extends FieldValues>(props: TextFieldProps<T>) {
  const { control, name, label, help, required, read, suggestions, inputMode, ...input } = props
  return (
    <ControlledField control={control} name={name} label={label} help={help} required={required} read={read}>
      {({ id, value, onChange, onBlur, ref, invalid, describedBy }) => (
        <>
          <OutlinedInput
            {...input}
            id={id}
            fullWidth
            name={name}
            value={value ?? ''}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
            inputRef={ref}
            error={invalid}
            inputProps={{ 'aria-describedby': describedBy, inputMode, list: suggestions && `${id}-list` }}
          />
          {suggestions && (
            <datalist id={`${id}-list`}>
              {suggestions.map((suggestion) => (
                <option key={suggestion} value={suggestion} />
              ))}
            </datalist>
          )}
        </>
      )}
    </ControlledField>
  )
}
