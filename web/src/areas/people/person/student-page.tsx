import { useParams } from 'react-router'
import { students } from '../list/people-kind'
import { KindPage } from './kind-page'
import { type PersonTab, personTabs } from './person-tabs'

// A student's page. What other areas know of him comes in tabs of their own, which the app hands in.
export function StudentPage({ more = [] }: { more?: readonly PersonTab[] }) {
  return <KindPage kind={students} id={useParams().studentId} tabs={[...personTabs, ...more]} />
}
