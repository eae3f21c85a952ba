import { fromLocalInput, toLocalInput } from '@/lib/local-time'
import { groups, type Role } from '@/session/roles'
import type { Settings, SettingsUpdate } from './api'

// As the form has them: a list of names becomes a box to tick for each, a moment what its input holds.
export type SettingsForm = {
  school_name: string
  mark: string
  registration: boolean
  neutral_forgotten: boolean
  podcast: boolean
  session_days: number
  school_month: string
  providers: Record<string, boolean>
  second_factor_roles: Record<Role, boolean>
  maintenance: { on: boolean; message: string; until: string }
}

function ticks<N extends string>(names: readonly N[], ticked: readonly string[]): Record<N, boolean> {
  return Object.fromEntries(names.map((name) => [name, ticked.includes(name)])) as Record<N, boolean>
}

function ticked(boxes: Record<string, boolean>): string[] {
  return Object.keys(boxes).filter((name) => boxes[name])
}

export function settingsFormOf(settings: Settings): SettingsForm {
  const { school_name, registration, neutral_forgotten, session_days, providers, all_providers } = settings
  const names = all_providers.map(({ name }) => name)
  return {
    ...{ school_name, registration, neutral_forgotten, session_days },
    mark: settings.mark ?? '',
    podcast: settings.podcast ?? false,
    school_month: String(settings.school_month),
    providers: ticks(names, providers),
    second_factor_roles: ticks(groups.user, settings.second_factor_roles),
    maintenance: { ...settings.maintenance, until: toLocalInput(settings.maintenance.until) },
  }
}

export function settingsUpdateOf(form: SettingsForm, version: number): SettingsUpdate {
  return {
    ...form,
    version,
    school_month: Number(form.school_month),
    providers: ticked(form.providers),
    second_factor_roles: ticked(form.second_factor_roles),
    maintenance: { ...form.maintenance, until: fromLocalInput(form.maintenance.until) },
  }
}
