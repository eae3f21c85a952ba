import { useMemo } from 'react'
import type { FieldValues } from 'react-hook-form'
import { currencies } from '@/lib/world'
import { useText } from '@/texts/use-text'
import type { FieldOf } from './controlled-field'
import { SearchChoiceField } from './search-choice-field'

type CurrencyFieldProps<T extends FieldValues> = FieldOf<T> & { onPick?: (currency: string) => void }

// A currency, kept as its three letters (ISO 4217).
export function CurrencyField<T extends FieldValues>(field: CurrencyFieldProps<T>) {
  const { language } = useText()
  const choices = useMemo(() => currencies(language), [language])
  return <SearchChoiceField {...field} choices={choices} />
}
