import { useMemo } from 'react'
import type { FieldValues } from 'react-hook-form'
import { timeZones } from '@/lib/world'
import { useText } from '@/texts/use-text'
import type { FieldOf } from './controlled-field'
import { SearchChoiceField } from './search-choice-field'

// A time zone, kept under its IANA name and shown with today's distance from UTC.
export function TimeZoneField<T extends FieldValues>(field: FieldOf<T>) {
  const { language } = useText()
  const choices = useMemo(() => timeZones(language), [language])
  return <SearchChoiceField {...field} choices={choices} />
}
