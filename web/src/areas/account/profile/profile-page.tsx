import { useQuery } from '@tanstack/react-query'
import type { RecordTab } from '@/ui/record/record-tabs'
import { QueryView } from '@/ui/states/query-view'
import { RecordSkeleton } from '@/ui/states/record-skeleton'
import { profileQuery } from './api'
import { ProfileView } from './profile-view'

// /pages/profile. Other areas have their say about oneself in tabs of their own, which the app hands in.
export function ProfilePage({ tabs = [] }: { tabs?: readonly RecordTab[] }) {
  const profile = useQuery(profileQuery())
  return (
    <QueryView page query={profile} loading={<RecordSkeleton />}>
      {(person) => <ProfileView key={person.id} person={person} tabs={tabs} />}
    </QueryView>
  )
}
