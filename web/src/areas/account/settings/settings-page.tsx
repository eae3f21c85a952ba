import { useQuery } from '@tanstack/react-query'
import { QueryView } from '@/ui/states/query-view'
import { RecordSkeleton } from '@/ui/states/record-skeleton'
import { settingsQuery } from './api'
import { SettingsView } from './settings-view'

// /pages/settings
export function Component() {
  const settings = useQuery(settingsQuery())
  return (
    <QueryView page query={settings} loading={<RecordSkeleton />}>
      {(record) => <SettingsView settings={record} />}
    </QueryView>
  )
}
