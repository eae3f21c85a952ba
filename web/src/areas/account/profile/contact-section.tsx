import type { Control } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { ChoiceField } from '@/ui/form/choice-field'
import { LanguageField } from '@/ui/form/language-field'
import { PhoneField } from '@/ui/form/phone-field'
import { ReadOnlyField } from '@/ui/form/read-only-field'
import { contactChoices } from '@/ui/person/choices'
import { FormSection } from '@/ui/record/form-section'
import type { ProfileForm } from './profile-form'

type ContactSectionProps = { control: Control<ProfileForm>; email: string }

export function ContactSection({ control, email }: ContactSectionProps) {
  const { t } = useText()
  return (
    <FormSection title={t('profile.section.contact')} text={t('profile.section.contact_text')}>
      <ReadOnlyField label={t('person.email')} value={email} help={t('profile.email_help')} />
      <PhoneField control={control} name="mobile" label={t('person.mobile')} autoComplete="tel" />
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
        help={t('profile.language_help')}
      />
    </FormSection>
  )
}
