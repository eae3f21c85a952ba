import { useCallback } from 'react'
import type { FieldValues } from 'react-hook-form'
import { countries, countryLabel } from '@/lib/world'
import { useText } from '@/texts/use-text'
import type { FieldOf } from './controlled-field'
import { SearchChoiceField } from './search-choice-field'

// A country, kept as its two letters (ISO 3166) and shown in the person's language.
export function CountryField<T extends FieldValues>(field: FieldOf<T>) {
  const { language } = useText()
  const choices = useCallback(() => countries(language), [language])
  const nameOf = useCallback((code: string) => countryLabel(code, language), [language])
  return <SearchChoiceField {...field} choices={choices} nameOf={nameOf} />
}
