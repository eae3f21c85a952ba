import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { updateLetterRequestLimits } from '@/api/limits/update-letter-request'
import { type Language, languages, ownName } from '@/texts/languages'
import { useText } from '@/texts/use-text'
import { SwitchField } from '@/ui/form/switch-field'
import { TextField } from '@/ui/form/text-field'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import { RecordForm } from '@/ui/record/record-form'
import { useRecordForm } from '@/ui/record/use-record-form'
import { keepLetter, type Letter, type LetterFields, updateLetter } from '../api'

type Said = { subject: string; body: string }

// What a letter says, as it is typed: every language has its fields.
type LetterTyped = { name: string; necessary: boolean; reason: string; texts: Record<Language, Said> }

const limits = {
  ...updateLetterRequestLimits,
  ...Object.fromEntries(
    languages.flatMap((language) => [
      [`texts.${language}.subject`, { maxLength: 150 }],
      [`texts.${language}.body`, { maxLength: 10_000 }],
    ]),
  ),
}

function typedOf({ name, necessary, reason, texts }: LetterFields): LetterTyped {
  const said = (language: Language): Said => {
    const { subject = '', body = '' } = texts.find((text) => text.language === language) ?? {}
    return { subject, body }
  }
  return {
    ...{ name, necessary, reason },
    texts: Object.fromEntries(
      languages.map((language) => [language, said(language)]),
    ) as LetterTyped['texts'],
  }
}

const fieldsOf = ({ name, necessary, reason, texts }: LetterTyped): LetterFields => ({
  ...{ name, necessary, reason },
  texts: languages.map((language) => ({ language, ...texts[language] })),
})

// The question that the browser asks as the server would.
const check = ({ necessary, reason }: LetterTyped) => ({
  reason: necessary && reason.trim() === '' ? 'field.required' : undefined,
})

// What a letter says: in the language of its campus, and in as many others as one likes.
export function LetterForm({ letter }: { letter: Letter }) {
  const { t } = useText()
  const cache = useQueryClient()
  const state = useRecordForm<Letter, LetterTyped>({
    record: letter,
    fieldsOf: typedOf,
    limits,
    check,
    save: async (typed, version) => {
      const saved = await updateLetter(letter.id, fieldsOf(typed), version)
      keepLetter(cache, saved)
      return saved
    },
  })
  const { control } = state.form
  const necessary = useWatch({ control, name: 'necessary' })
  return (
    <RecordForm state={state} readOnly={!letter.may_edit}>
      <FormSection title={t('letter.write.title')} text={t('letter.write.text')}>
        <FullWidth>
          <TextField
            control={control}
            name="name"
            label={t('letter.name')}
            help={t('letter.name_help')}
            autoComplete="off"
          />
        </FullWidth>
        <FullWidth>
          <TextsFields control={control} campus={letter.language} />
        </FullWidth>
        <SwitchField
          control={control}
          name="necessary"
          label={t('letter.write.necessary')}
          help={t('letter.write.necessary_help')}
        />
        {necessary && (
          <TextField
            control={control}
            name="reason"
            label={t('letter.write.reason')}
            help={t('letter.write.reason_help')}
            autoComplete="off"
            required
          />
        )}
      </FormSection>
    </RecordForm>
  )
}

type TextsFieldsProps = { control: Control<LetterTyped>; campus: Language }

// One tab for each language, that of the campus first. All stay drawn: what was typed in one is kept.
function TextsFields({ control, campus }: TextsFieldsProps) {
  const { t } = useText()
  const id = useId()
  const [shown, setShown] = useState<Language>(campus)
  const texts = useWatch({ control, name: 'texts' })
  const order = [campus, ...languages.filter((language) => language !== campus)]
  const written = (language: Language) => texts[language].subject !== '' || texts[language].body !== ''
  return (
    <Box>
      <Tabs
        value={shown}
        onChange={(_event, language: Language) => setShown(language)}
        aria-label={t('letter.write.languages')}
        variant="scrollable"
        scrollButtons={false}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
      >
        {order.map((language) => (
          <Tab
            key={language}
            value={language}
            id={`${id}-${language}`}
            aria-controls={`${id}-${language}-fields`}
            label={
              <Box component="span" lang={language} sx={{ fontWeight: written(language) ? 700 : 400 }}>
                {language === campus
                  ? t('letter.write.of_campus', { language: ownName(language) })
                  : ownName(language)}
              </Box>
            }
          />
        ))}
      </Tabs>
      {order.map((language) => (
        <Box
          key={language}
          role="tabpanel"
          id={`${id}-${language}-fields`}
          aria-labelledby={`${id}-${language}`}
          hidden={language !== shown}
          sx={{ display: language === shown ? 'grid' : 'none', gap: 2 }}
        >
          <TextField
            control={control}
            name={`texts.${language}.subject`}
            label={t('letter.write.subject')}
            autoComplete="off"
          />
          <TextField
            control={control}
            name={`texts.${language}.body`}
            label={t('letter.write.body')}
            help={t('letter.write.body_help')}
            read={(value) => <Box sx={{ whiteSpace: 'pre-line' }}>{String(value)}</Box>}
            multiline
            minRows={10}
          />
        </Box>
      ))}
    </Box>
  )
}
