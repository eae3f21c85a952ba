import { useParams } from 'react-router'
import { useText } from '@/texts/use-text'
import { PageHeader } from '@/ui/page-header'
import { StudentPapers } from './student-papers'

// /apps/student/papers/{studentId}: where the mail about a new paper leads.
export function Component() {
  const { t } = useText()
  const { studentId = '' } = useParams()
  return (
    <>
      <PageHeader title={t('issued.title')} />
      <StudentPapers studentId={studentId} />
    </>
  )
}
