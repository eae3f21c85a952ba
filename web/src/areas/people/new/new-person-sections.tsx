import type { Control } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { CampusField } from '@/ui/campus/campus-field'
import { DateField } from '@/ui/form/date-field'
import { LanguageField } from '@/ui/form/language-field'
import { PhoneField } from '@/ui/form/phone-field'
import { RadioField } from '@/ui/form/radio-field'
import { TextField } from '@/ui/form/text-field'
import { genderChoices } from '@/ui/person/choices'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import { useHomeCountry } from '../campus/use-home-country'
import { usePeopleMay } from '../list/use-may'
import type { ShortForm } from './new-person-form'

type NewPersonSectionsProps = { control: Control<ShortForm>; roles: readonly ShortForm['role'][] }

export function NewPersonSections({ control, roles }: NewPersonSectionsProps) {
  const { t } = useText()
  const { network } = usePeopleMay()
  const country = useHomeCountry()
  const kinds = roles.map((value) => ({
    value,
    label: value === 'user' ? t('people.applicant') : t(`access.role.${value}`),
  }))
  return (
    <>
      <FormSection title={t('people.section.identity')} text={t('people.section.identity_text')}>
        <TextField control={control} name="first_name" label={t('person.first_name')} autoComplete="off" />
        <TextField control={control} name="last_name" label={t('person.last_name')} autoComplete="off" />
        <DateField control={control} name="birth_date" label={t('person.born_on')} autoComplete="off" />
        <RadioField control={control} name="gender" label={t('person.gender')} choices={genderChoices(t)} />
      </FormSection>
      <FormSection title={t('people.section.contact')}>
        <TextField
          control={control}
          name="email"
          label={t('person.email')}
          type="email"
          inputMode="email"
          autoComplete="off"
        />
        <PhoneField
          control={control}
          name="mobile"
          label={t('person.mobile')}
          country={country}
          autoComplete="off"
        />
        <LanguageField
          control={control}
          name="language"
          label={t('person.language')}
          placeholder={t('ui.choose')}
        />
      </FormSection>
      <FormSection title={t('people.section.place')}>
        <FullWidth>
          <RadioField control={control} name="role" label={t('people.new.as')} choices={kinds} />
        </FullWidth>
        {network && (
          <FullWidth>
            <CampusField control={control} name="campus_id" label={t('people.campus')} />
          </FullWidth>
        )}
      </FormSection>
    </>
  )
}
