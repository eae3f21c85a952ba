import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useMemo } from 'react'
import { useParams } from 'react-router'
import { ApiError } from '@/api/api-error'
import { useText } from '@/texts/use-text'
import { Avatar } from '@/ui/avatar'
import { BackLink } from '@/ui/back-link'
import { PageHeader } from '@/ui/page-header'
import { RecordTabs } from '@/ui/record/record-tabs'
import { QueryView } from '@/ui/states/query-view'
import { RecordSkeleton } from '@/ui/states/record-skeleton'
import { AvailabilityPanel } from '../availability/availability-panel'
import { personQuery } from '../person/api'
import { PersonPage } from '../person/person-page'
import { type PersonTab, personTabs } from '../person/person-tabs'
import { type Instructor, instructorQuery } from './api'
import { CampusMarks } from './campus-marks'
import { instructorListPath } from './instructor-list'
import { TeachingTab } from './teaching-tab'

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

// What an instructor's page has beside that of every person.
const instructorTabs: readonly PersonTab[] = [
  {
    name: 'availability',
    label: 'instructor.tab.availability',
    content: ({ person }) => <AvailabilityPanel personId={person.id} />,
  },
  {
    name: 'teaching',
    label: 'instructor.tab.teaching',
    keep: true,
    content: ({ person }) => <TeachingTab personId={person.id} />,
  },
]

type InstructorViewProps = { instructor: Instructor; more: readonly TeachingPart[] }

// An instructor of whom the reader may know no more than what has to do with teaching.
function InstructorView({ instructor, more }: InstructorViewProps) {
  const { t } = useText()
  return (
    <>
      <BackLink listPath={instructorListPath}>{t('instructor.list.title')}</BackLink>
      <PageHeader
        title={instructor.name}
        mark={<Avatar name={instructor.name} src={instructor.photo_url} size={80} />}
        subtitle={<CampusMarks campuses={instructor.campuses} />}
      />
      <RecordTabs
        label={instructor.name}
        tabs={[
          {
            name: 'availability',
            label: t('instructor.tab.availability'),
            content: <AvailabilityPanel personId={instructor.id} />,
          },
          {
            name: 'teaching',
            label: t('instructor.tab.teaching'),
            content: <TeachingTab personId={instructor.id} />,
          },
          ...more.map(({ name, label, content: Content }) => ({
            name,
            label: t(label),
            content: <Content personId={instructor.id} />,
          })),
        ]}
      />
    </>
  )
}
