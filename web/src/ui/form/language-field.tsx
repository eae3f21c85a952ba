import { useMemo } from 'react'
import type { FieldValues } from 'react-hook-form'
import { languages } from '@/texts/languages'
import { useText } from '@/texts/use-text'
import { ChoiceField } from './choice-field'
import type { FieldOf } from './controlled-field'

type LanguageFieldProps<T extends FieldValues> = FieldOf<T> & { placeholder?: string }

// One of the five languages of the product. Their names are texts: every person's record shows one, and the browser
// takes a phone a tenth of a second for its own.
export function LanguageField<T extends FieldValues>(field: LanguageFieldProps<T>) {
  const { t } = useText()
  const choices = useMemo(
    () =>
      languages
        .map((value) => ({ value, label: t(`field.language.${value}`) }))
        .toSorted((one, other) => (one.label < other.label ? -1 : 1)),
    [t],
  )
  return <ChoiceField {...field} choices={choices} />
}
