import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Control } from 'react-hook-form'
import type { Schemas } from '@/api/client'
import { updateNetworkSettingsRequestLimits } from '@/api/limits/update-network-settings-request'
import { formatDate } from '@/lib/dates'
import { groups } from '@/session/roles'
import { useMay } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { CheckField } from '@/ui/form/check-field'
import { ChoiceField } from '@/ui/form/choice-field'
import { NumberField } from '@/ui/form/number-field'
import { SwitchField } from '@/ui/form/switch-field'
import { TextField } from '@/ui/form/text-field'
import { PageHeader } from '@/ui/page-header'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import { RecordForm } from '@/ui/record/record-form'
import { useRecordForm } from '@/ui/record/use-record-form'
import { keepSettings, type Settings, updateSettings } from './api'
import { MaintenanceSection } from './maintenance-section'
import { MarkField } from './mark-field'
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
        <YearSection control={control} />
        <FactorSection control={control} />
        <MaintenanceSection control={control} />
      </RecordForm>
    </>
  )
}

type DoorSectionProps = { control: Control<SettingsForm>; providers: readonly Schemas['Provider'][] }

function DoorSection({ control, providers }: DoorSectionProps) {
  const { t } = useText()
  return (
    <FormSection title={t('settings.section.door')} text={t('settings.section.door_text')}>
      <FullWidth>
        <TextField
          control={control}
          name="school_name"
          label={t('settings.school_name')}
          help={t('settings.school_name_help')}
        />
      </FullWidth>
      <FullWidth>
        <MarkField control={control} />
      </FullWidth>
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
        <SwitchField
          control={control}
          name="podcast"
          label={t('settings.podcast')}
          help={t('settings.podcast_help')}
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

type CheckGroupProps = {
  title: string
  // What to say where there is nothing to tick.
  empty?: string | undefined
  children: ReactNode
}

// Boxes to tick that belong together, under one name.
function CheckGroup({ title, empty, children }: CheckGroupProps) {
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle1" sx={{ p: 0, mb: 0.5 }}>
        {title}
      </Typography>
      {empty ? (
        <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>
      ) : (
        <Box
          sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' }, columnGap: 2 }}
        >
          {children}
        </Box>
      )}
    </Box>
  )
}

function SessionSection({ control }: { control: Control<SettingsForm> }) {
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

function YearSection({ control }: { control: Control<SettingsForm> }) {
  const { t, language } = useText()
  const months = Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1),
    label: formatDate(`2000-${String(index + 1).padStart(2, '0')}-01`, language, { month: 'long' }),
  }))
  return (
    <FormSection title={t('settings.section.year')}>
      <ChoiceField
        control={control}
        name="school_month"
        label={t('settings.school_month')}
        help={t('settings.school_month_help')}
        choices={months}
      />
    </FormSection>
  )
}

function FactorSection({ control }: { control: Control<SettingsForm> }) {
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
