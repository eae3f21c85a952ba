import type { Control } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import { formatMoment } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { SwitchField } from '@/ui/form/switch-field'
import { TextField } from '@/ui/form/text-field'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import type { SettingsForm } from './settings-form'

// The switch that closes the network, and what people are told meanwhile.
export function MaintenanceSection({ control }: { control: Control<SettingsForm> }) {
  const { t, language } = useText()
  const on = useWatch({ control, name: 'maintenance.on' })
  return (
    <FormSection title={t('settings.section.maintenance')} text={t('settings.section.maintenance_text')}>
      <FullWidth>
        <SwitchField
          control={control}
          name="maintenance.on"
          label={t('settings.maintenance.on')}
          help={t('settings.maintenance.on_help')}
        />
      </FullWidth>
      {on && (
        <>
          <FullWidth>
            <TextField
              control={control}
              name="maintenance.message"
              label={t('settings.maintenance.message')}
              help={t('settings.maintenance.message_help')}
              multiline
              minRows={2}
            />
          </FullWidth>
          <TextField
            control={control}
            name="maintenance.until"
            type="datetime-local"
            label={t('settings.maintenance.until')}
            help={t('settings.maintenance.until_help')}
            read={(value) => formatMoment(String(value), language)}
          />
        </>
      )}
    </FormSection>
  )
}
