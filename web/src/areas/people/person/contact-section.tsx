import Box from '@mui/material/Box'
import type { Control } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { ChoiceField } from '@/ui/form/choice-field'
import { useFormScope } from '@/ui/form/form-scope'
import { LanguageField } from '@/ui/form/language-field'
import { PhoneField } from '@/ui/form/phone-field'
import { ReadOnlyField } from '@/ui/form/read-only-field'
import { TextField } from '@/ui/form/text-field'
import { contactChoices } from '@/ui/person/choices'
import { FormSection } from '@/ui/record/form-section'
import { useHomeCountry } from '../campus/use-home-country'
import type { Person } from './api'
import type { PersonForm } from './person-form'

type ContactSectionProps = { control: Control<PersonForm>; person: Person }

export function ContactSection({ control, person }: ContactSectionProps) {
  const { t } = useText()
  const country = useHomeCountry()
  const { readOnly } = useFormScope()
  const closed = !readOnly && !person.may.edit_email
  return (
    <FormSection title={t('people.section.contact')} text={t('people.section.contact_text')}>
      {closed ? (
        <ReadOnlyField label={t('person.email')} value={person.email} help={t('people.email_closed')} />
      ) : (
        <TextField
          control={control}
          name="email"
          label={t('person.email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          read={(value) => (
            <Box component="a" href={`mailto:${value}`} sx={{ color: 'primary.main' }}>
              {String(value)}
            </Box>
          )}
        />
      )}
      <PhoneField
        control={control}
        name="mobile"
        label={t('person.mobile')}
        country={country}
        autoComplete="off"
      />
      <ChoiceField
        control={control}
        name="favourite_contact"
        label={t('person.favourite_contact')}
        placeholder={t('ui.choose')}
        choices={contactChoices(t)}
      />
      <LanguageField
        control={control}
        name="language"
        label={t('person.language')}
        placeholder={t('ui.choose')}
      />
    </FormSection>
  )
}
