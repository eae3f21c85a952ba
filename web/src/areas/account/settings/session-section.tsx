import type { Control } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { NumberField } from '@/ui/form/number-field'
import { FormSection } from '@/ui/record/form-section'
import type { SettingsForm } from './settings-form'

export function SessionSection({ control }: { control: Control<SettingsForm> }) {
  const { t } = useText()
  return (
    <FormSection title={t('settings.section.session')} text={t('settings.section.session_text')}>
      <NumberField
        control={control}
        name="session_days"
        label={t('settings.session_days')}
        unit={t('settings.days')}
        help={t('settings.session_days_help')}
      />
    </FormSection>
  )
}
