import { useParams } from 'react-router'
import { useText } from '@/texts/use-text'
import { coordinators, type PeopleKind, students, team } from '../list/people-kind'
import { PersonPage } from './person-page'
import { type PersonTab, personTabs, studentTabs } from './person-tabs'

type KindPageProps = { kind: PeopleKind; id: string | undefined; tabs: readonly PersonTab[] }

function KindPage({ kind, id = '', tabs }: KindPageProps) {
  const { t } = useText()
  return <PersonPage id={id} listPath={kind.path} listTitle={t(kind.title)} tabs={tabs} />
}

// /apps/campus/student/{studentId}
export const StudentPage = () => <KindPage kind={students} id={useParams().studentId} tabs={studentTabs} />

// /apps/campus/user/{userId}
export const TeamMemberPage = () => <KindPage kind={team} id={useParams().userId} tabs={personTabs} />

// /apps/academic/user/{userId}
export const CoordinatorPage = () => (
  <KindPage kind={coordinators} id={useParams().userId} tabs={personTabs} />
)
