import { useSession } from '@/session/session-store'
import { students } from '../list/people-kind'
import { NewPersonView } from './new-person-view'

// /apps/campus/student/new
export function Component() {
  const campus = useSession((state) => state.user?.organization_id) ?? ''
  return <NewPersonView kind={students} campusId={campus} roles={['student', 'user']} />
}
