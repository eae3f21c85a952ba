import type { Control } from 'react-hook-form'
import { groups } from '@/session/roles'
import { useText } from '@/texts/use-text'
import { CheckField } from '@/ui/form/check-field'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import { CheckGroup } from './check-group'
import type { SettingsForm } from './settings-form'

export function FactorSection({ control }: { control: Control<SettingsForm> }) {
  const { t } = useText()
  return (
    <FormSection title={t('settings.section.factor')} text={t('settings.section.factor_text')}>
      <FullWidth>
        <CheckGroup title={t('settings.factor_roles')}>
          {groups.user.map((role) => (
            <CheckField
              key={role}
              control={control}
              name={`second_factor_roles.${role}`}
              label={t(`access.role.${role}`)}
            />
          ))}
        </CheckGroup>
      </FullWidth>
    </FormSection>
  )
}
