import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ApiError } from '@/api/api-error'
import { useText } from '@/texts/use-text'
import { QueryView } from '@/ui/states/query-view'
import { RecordSkeleton } from '@/ui/states/record-skeleton'
import { personQuery } from '../person/api'
import { PersonPage } from '../person/person-page'
import { personTabs } from '../person/person-tabs'
import { instructorQuery } from './api'
import { instructorListPath } from './instructor-list'
import { instructorTabs } from './instructor-tabs'
import { InstructorView } from './instructor-view'

const tabs = [...instructorTabs, ...personTabs]

// /apps/academic/instructor/{userId}: the person's page with the tabs of his teaching first. Who may know somebody as
// a teacher, but not as a person of another campus, sees those tabs alone.
export function Component() {
  const { t } = useText()
  const { userId = '' } = useParams()
  const person = useQuery({ ...personQuery(userId), retry: false })
  const hidden = person.error instanceof ApiError && person.error.status === 404
  const instructor = useQuery({ ...instructorQuery(userId), enabled: hidden })
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
      {(record) => <InstructorView instructor={record} />}
    </QueryView>
  )
}
