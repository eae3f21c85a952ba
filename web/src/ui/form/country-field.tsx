import { useMemo } from 'react'
import type { FieldValues } from 'react-hook-form'
import { countries } from '@/lib/world'
import { useText } from '@/texts/use-text'
import type { FieldOf } from './controlled-field'
import { SearchChoiceField } from './search-choice-field'

// A country, kept as its two letters (ISO 3166) and shown in the person's language.
export function CountryField<T extends FieldValues>(field: FieldOf<T>) {
  const { language } = useText()
  const choices = useMemo(() => countries(language), [language])
  return <SearchChoiceField {...field} choices={choices} />
}
