import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { formatFigure, formatNumber, parseNumber } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import { ControlledField, type FieldInput, type FieldOf } from './controlled-field'

type NumberFieldProps<T extends FieldValues> = FieldOf<T> & {
  // Shown behind the figure: "%", "€".
  unit?: string
  // The form keeps so many times what is typed: 100 where it counts cents.
  scale?: number
}

// A number, typed the way the language writes it; an empty field is null.
export function NumberField<T extends FieldValues>({ unit, scale = 1, ...field }: NumberFieldProps<T>) {
  const { language } = useText()
  // A year is written without a gap, an amount with one.
  const write = scale === 1 ? formatNumber : formatFigure
  const show = (value: unknown) =>
    typeof value === 'number' ? [write(value / scale, language), unit].filter(Boolean).join(' ') : ''
  return (
    <ControlledField {...field} show={show}>
      {(input) => <NumberInput {...input} unit={unit} scale={scale} language={language} />}
    </ControlledField>
  )
}

type NumberInputProps = FieldInput & { unit: string | undefined; scale: number; language: string }

// 19.99 € are 1999 cents, although 19.99 * 100 is not.
const scaled = (value: number | null, scale: number) =>
  value === null ? null : Number((value * scale).toFixed(6))

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
  scale,
  language,
}: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  // Cents are written as two figures: 12.50, and 12 where there are none.
  const decimals = typeof value === 'number' && value % scale !== 0 ? Math.round(Math.log10(scale)) : 0
  const written =
    typeof value === 'number' && !Number.isNaN(value) ? formatNumber(value / scale, language, decimals) : ''
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
        onChange(scaled(parseNumber(event.target.value), scale))
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
