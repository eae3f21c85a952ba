import type { Control } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { CurrencyField } from '@/ui/form/currency-field'
import { LanguageField } from '@/ui/form/language-field'
import { NumberField } from '@/ui/form/number-field'
import { SwitchField } from '@/ui/form/switch-field'
import { TimeZoneField } from '@/ui/form/time-zone-field'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import type { CampusFields } from './api'

export function SettingsSection({ control }: { control: Control<CampusFields> }) {
  const { t } = useText()
  return (
    <FormSection title={t('campus.section.settings')} text={t('campus.section.settings_text')}>
      <FullWidth>
        <SwitchField control={control} name="open" label={t('campus.open')} help={t('campus.open_help')} />
      </FullWidth>
      <FullWidth>
        <TimeZoneField control={control} name="time_zone" label={t('campus.time_zone')} required />
      </FullWidth>
      <LanguageField control={control} name="language" label={t('campus.language')} />
      <CurrencyField control={control} name="currency" label={t('campus.currency')} required />
      <NumberField control={control} name="pass_mark" label={t('campus.pass_mark')} unit="/ 100" />
      <NumberField
        control={control}
        name="required_attendance"
        label={t('campus.required_attendance')}
        unit="%"
      />
    </FormSection>
  )
}
