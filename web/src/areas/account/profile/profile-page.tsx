import { useQuery } from '@tanstack/react-query'
import { QueryView } from '@/ui/states/query-view'
import { RecordSkeleton } from '@/ui/states/record-skeleton'
import { profileQuery } from './api'
import { ProfileView } from './profile-view'

// /pages/profile
export function Component() {
  const profile = useQuery(profileQuery())
  return (
    <QueryView page query={profile} loading={<RecordSkeleton />}>
      {(person) => <ProfileView key={person.id} person={person} />}
    </QueryView>
  )
}
