import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'

export type Settings = Schemas['SavedSettings']
export type SettingsUpdate = Omit<Schemas['UpdateNetworkSettingsRequest'], '$schema'>

const key = ['network-settings']

export function settingsQuery() {
  return queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => unwrap(api.GET('/api/settings', { signal })),
  })
}

export function updateSettings(body: SettingsUpdate): Promise<Settings> {
  return unwrap(api.PUT('/api/settings', { body }))
}

export function keepSettings(cache: QueryClient, settings: Settings): void {
  cache.setQueryData(key, settings)
}
