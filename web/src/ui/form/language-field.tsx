import { useMemo } from 'react'
import type { FieldValues } from 'react-hook-form'
import { languageNames } from '@/lib/world'
import { languages } from '@/texts/languages'
import { useText } from '@/texts/use-text'
import { ChoiceField } from './choice-field'
import type { FieldOf } from './controlled-field'

type LanguageFieldProps<T extends FieldValues> = FieldOf<T> & { placeholder?: string }

// One of the five languages of the product.
export function LanguageField<T extends FieldValues>(field: LanguageFieldProps<T>) {
  const { language } = useText()
  const choices = useMemo(() => languageNames(languages, language), [language])
  return <ChoiceField {...field} choices={choices} />
}
