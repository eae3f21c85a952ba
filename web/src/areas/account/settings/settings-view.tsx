import { useQueryClient } from '@tanstack/react-query'
import { updateNetworkSettingsRequestLimits } from '@/api/limits/update-network-settings-request'
import { useMay } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { PageHeader } from '@/ui/page-header'
import { RecordForm } from '@/ui/record/record-form'
import { useRecordForm } from '@/ui/record/use-record-form'
import { keepSettings, type Settings, updateSettings } from './api'
import { DoorSection } from './door-section'
import { FactorSection } from './factor-section'
import { MaintenanceSection } from './maintenance-section'
import { SessionSection } from './session-section'
import { type SettingsForm, settingsFormOf, settingsUpdateOf } from './settings-form'

// What holds for the whole network. Admins change it; directors read it.
export function SettingsView({ settings }: { settings: Settings }) {
  const { t } = useText()
  const cache = useQueryClient()
  const mayChange = useMay('updateNetworkSettings')
  const state = useRecordForm<Settings, SettingsForm>({
    record: settings,
    fieldsOf: settingsFormOf,
    limits: updateNetworkSettingsRequestLimits,
    save: async (fields, version) => {
      const saved = await updateSettings(settingsUpdateOf(fields, version))
      keepSettings(cache, saved)
      return saved
    },
  })
  const { control } = state.form
  return (
    <>
      <PageHeader title={t('settings.title')} subtitle={t('settings.text')} />
      <RecordForm state={state} readOnly={!mayChange}>
        <DoorSection control={control} providers={settings.all_providers} />
        <SessionSection control={control} />
        <FactorSection control={control} />
        <MaintenanceSection control={control} />
      </RecordForm>
    </>
  )
}
