import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useMemo } from 'react'
import { useParams } from 'react-router'
import { ApiError } from '@/api/api-error'
import { useText } from '@/texts/use-text'
import { QueryView } from '@/ui/states/query-view'
import { RecordSkeleton } from '@/ui/states/record-skeleton'
import { personQuery } from '../person/api'
import { PersonPage } from '../person/person-page'
import { type PersonTab, personTabs } from '../person/person-tabs'
import { instructorQuery } from './api'
import { instructorListPath } from './instructor-list'
import { instructorTabs } from './instructor-tabs'
import { InstructorView } from './instructor-view'

// What another area says of an instructor, by his id alone.
export type TeachingPart = Pick<PersonTab, 'name' | 'label'> & {
  content: ComponentType<{ personId: string }>
}

type InstructorPageProps = { more?: readonly TeachingPart[] }

// /apps/academic/instructor/{userId}: the person's page with the tabs of his teaching first. Who may know somebody as
// a teacher, but not as a person of another campus, sees those tabs alone.
export function InstructorPage({ more = none }: InstructorPageProps) {
  const { t } = useText()
  const { userId = '' } = useParams()
  const person = useQuery({ ...personQuery(userId), retry: false })
  const hidden = person.error instanceof ApiError && person.error.status === 404
  const instructor = useQuery({ ...instructorQuery(userId), enabled: hidden })
  const tabs = useMemo(() => [...instructorTabs, ...more.map(asTab), ...personTabs], [more])
  if (!hidden) {
    return (
      <PersonPage
        id={userId}
        listPath={instructorListPath}
        listTitle={t('instructor.list.title')}
        tabs={tabs}
      />
    )
  }
  return (
    <QueryView page query={instructor} loading={<RecordSkeleton />}>
      {(record) => <InstructorView instructor={record} more={more} />}
    </QueryView>
  )
}

const none: readonly TeachingPart[] = []

function asTab({ content: Content, ...tab }: TeachingPart): PersonTab {
  return { ...tab, content: ({ person }) => <Content personId={person.id} /> }
}
