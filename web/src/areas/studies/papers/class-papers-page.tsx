import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { PageHeader } from '@/ui/page-header'
import { takingCoursesQuery } from '../attendance/api'
import { reportPath } from '../reports/report-list'
import { ClassPapers } from './class-papers'

// /apps/campus/papers/{classId}: the papers of a class.
export function Component() {
  const { t } = useText()
  const { classId = '' } = useParams()
  // Whose papers they are; the page does not wait for it.
  const data = useQuery(takingCoursesQuery(classId)).data?.data
  return (
    <>
      <BackLink listPath={reportPath(classId)}>{t('report.class_title')}</BackLink>
      <PageHeader
        title={t('issued.of_class')}
        subtitle={data ? `${data.class_code} · ${data.campus_name}` : ' '}
      />
      <ClassPapers classId={classId} />
    </>
  )
}
