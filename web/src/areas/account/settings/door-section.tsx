import type { Control } from 'react-hook-form'
import type { Schemas } from '@/api/client'
import { useText } from '@/texts/use-text'
import { CheckField } from '@/ui/form/check-field'
import { SwitchField } from '@/ui/form/switch-field'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import { CheckGroup } from './check-group'
import type { SettingsForm } from './settings-form'

type DoorSectionProps = { control: Control<SettingsForm>; providers: readonly Schemas['Provider'][] }

export function DoorSection({ control, providers }: DoorSectionProps) {
  const { t } = useText()
  return (
    <FormSection title={t('settings.section.door')} text={t('settings.section.door_text')}>
      <FullWidth>
        <SwitchField
          control={control}
          name="registration"
          label={t('settings.registration')}
          help={t('settings.registration_help')}
        />
      </FullWidth>
      <FullWidth>
        <SwitchField
          control={control}
          name="neutral_forgotten"
          label={t('settings.neutral_forgotten')}
          help={t('settings.neutral_forgotten_help')}
        />
      </FullWidth>
      <FullWidth>
        <CheckGroup
          title={t('settings.providers')}
          empty={providers.length === 0 ? t('settings.no_providers') : undefined}
        >
          {providers.map(({ name, label }) => (
            <CheckField key={name} control={control} name={`providers.${name}`} label={label} />
          ))}
        </CheckGroup>
      </FullWidth>
    </FormSection>
  )
}
