import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { keys } from '../keys'

export type Settings = Schemas['SavedSettings']
export type SettingsUpdate = Omit<Schemas['UpdateNetworkSettingsRequest'], '$schema'>

export function settingsQuery() {
  return queryOptions({
    queryKey: keys.settings,
    queryFn: ({ signal }) => unwrap(api.GET('/api/settings', { signal })),
  })
}

export function updateSettings(body: SettingsUpdate): Promise<Settings> {
  return unwrap(api.PUT('/api/settings', { body }))
}

export function keepSettings(cache: QueryClient, settings: Settings): void {
  cache.setQueryData(keys.settings, settings)
}
