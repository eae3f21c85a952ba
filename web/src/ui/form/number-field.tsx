import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { formatNumber, parseNumber } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import { ControlledField, type FieldInput, type FieldOf } from './controlled-field'

type NumberFieldProps<T extends FieldValues> = FieldOf<T> & {
  // Shown behind the figure: "%", "€".
  unit?: string
}

// A number, typed the way the language writes it; an empty field is null.
export function NumberField<T extends FieldValues>({ unit, ...field }: NumberFieldProps<T>) {
  const { language } = useText()
  const show = (value: unknown) =>
    typeof value === 'number' ? [formatNumber(value, language), unit].filter(Boolean).join(' ') : ''
  return (
    <ControlledField {...field} show={show}>
      {(input) => <NumberInput {...input} unit={unit} language={language} />}
    </ControlledField>
  )
}

type NumberInputProps = FieldInput & { unit: string | undefined; language: string }

// Keeps what is being typed ("12," on the way to "12,5") apart from the number that the form holds.
function NumberInput({
  id,
  value,
  onChange,
  onBlur,
  ref,
  invalid,
  describedBy,
  unit,
  language,
}: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const written = typeof value === 'number' && !Number.isNaN(value) ? formatNumber(value, language) : ''
  const handleBlur = () => {
    if (!Number.isNaN(value)) setTyped(null)
    onBlur()
  }
  return (
    <OutlinedInput
      id={id}
      fullWidth
      value={typed ?? written}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(parseNumber(event.target.value))
      }}
      onBlur={handleBlur}
      inputRef={ref}
      error={invalid}
      inputProps={{ inputMode: 'decimal', 'aria-describedby': describedBy }}
      endAdornment={unit && <InputAdornment position="end">{unit}</InputAdornment>}
      sx={{ fontVariantNumeric: 'tabular-nums' }}
    />
  )
}
