import { type ReactNode, useCallback } from 'react'
import type { Control } from 'react-hook-form'
import { cldrLanguages } from '@/lib/cldr-languages'
import { languageName, languageNames } from '@/lib/world'
import { useText } from '@/texts/use-text'
import { ChoiceField } from '@/ui/form/choice-field'
import { SearchChoiceField } from '@/ui/form/search-choice-field'
import { TextField } from '@/ui/form/text-field'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import type { BookFields } from './api'
import { bookTypes } from './book-list'

type IdentitySectionProps = {
  control: Control<BookFields>
  // The cover, which is not saved with the rest.
  cover?: ReactNode
}

export function IdentitySection({ control, cover }: IdentitySectionProps) {
  const { t, language } = useText()
  const spoken = useCallback(() => languageNames(cldrLanguages, language), [language])
  const nameOf = useCallback((code: string) => languageName(code, language), [language])
  return (
    <FormSection title={t('book.section.identity')} text={t('book.section.identity_text')}>
      <FullWidth>
        <TextField control={control} name="title" label={t('book.title')} autoComplete="off" />
      </FullWidth>
      <FullWidth>
        <TextField control={control} name="author" label={t('book.author')} autoComplete="off" />
      </FullWidth>
      <ChoiceField
        control={control}
        name="type"
        label={t('book.type')}
        choices={bookTypes.map((value) => ({ value, label: t(`book.types.${value}`) }))}
      />
      <SearchChoiceField
        control={control}
        name="language"
        label={t('book.language')}
        choices={spoken}
        nameOf={nameOf}
      />
      <FullWidth>
        <TextField control={control} name="description" label={t('book.description')} multiline minRows={4} />
      </FullWidth>
      {cover && <FullWidth>{cover}</FullWidth>}
    </FormSection>
  )
}
