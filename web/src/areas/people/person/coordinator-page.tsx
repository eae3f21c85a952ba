import { useParams } from 'react-router'
import { coordinators } from '../list/people-kind'
import { KindPage } from './kind-page'
import { type PersonTab, personTabs } from './person-tabs'

// What other areas know of him comes in tabs of their own, which the app hands in.
export function CoordinatorPage({ more }: { more: readonly PersonTab[] }) {
  return <KindPage kind={coordinators} id={useParams().userId} tabs={[...personTabs, ...more]} />
}
