import Box from '@mui/material/Box'
import type { FieldValues } from 'react-hook-form'
import { countryName } from '@/lib/world'
import { useText } from '@/texts/use-text'
import type { FieldOf } from './controlled-field'
import { useFormScope } from './form-scope'
import { TextField } from './text-field'

type PhoneFieldProps<T extends FieldValues> = FieldOf<T> & {
  // The country of a number that is typed without "+" and its code.
  country?: string
  autoComplete?: string
}

// A telephone number as people dial it. The server, which has the numbering plans of the world, checks it and writes
// it the international way.
export function PhoneField<T extends FieldValues>({ country = '', help, ...field }: PhoneFieldProps<T>) {
  const { t, language } = useText()
  const { readOnly } = useFormScope()
  // Who only reads is spared the help, and his browser the names of countries.
  const abroad =
    country && !readOnly ? t('field.phone_help', { country: countryName(country, language) }) : undefined
  return (
    <TextField
      {...field}
      type="tel"
      inputMode="tel"
      help={help ?? abroad}
      read={(value) => <CallLink number={String(value)} />}
    />
  )
}

function CallLink({ number }: { number: string }) {
  return (
    <Box component="a" href={`tel:${number.replace(/[^+\d]/g, '')}`} sx={{ color: 'primary.main' }}>
      <bdi>{number}</bdi>
    </Box>
  )
}
