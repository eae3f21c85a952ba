import { useText } from '@/texts/use-text'
import { Avatar } from '@/ui/avatar'
import { BackLink } from '@/ui/back-link'
import { PageHeader } from '@/ui/page-header'
import { RecordTabs } from '@/ui/record/record-tabs'
import { AvailabilityPanel } from '../availability/availability-panel'
import type { Instructor } from './api'
import { CampusMarks } from './campus-marks'
import { instructorListPath } from './instructor-list'
import type { TeachingPart } from './instructor-page'
import { TeachingTab } from './teaching-tab'

type InstructorViewProps = { instructor: Instructor; more: readonly TeachingPart[] }

// An instructor of whom the reader may know no more than what has to do with teaching.
export function InstructorView({ instructor, more }: InstructorViewProps) {
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
