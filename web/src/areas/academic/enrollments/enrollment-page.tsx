import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useText } from '@/texts/use-text'
import { NotFoundState } from '@/ui/states/not-found-state'
import { QueryView } from '@/ui/states/query-view'
import { RecordSkeleton } from '@/ui/states/record-skeleton'
import { enrollmentQuery } from './api'
import { EnrollmentView, type PaidPart } from './enrollment-view'

// /apps/campus/enrollment/{enrollmentId}: a student's place in a class, and what it costs.
export function EnrollmentPage({ paid }: { paid?: PaidPart }) {
  const { t } = useText()
  const { enrollmentId = '' } = useParams()
  const enrollment = useQuery(enrollmentQuery(enrollmentId))
  return (
    <QueryView
      page
      query={enrollment}
      loading={<RecordSkeleton />}
      notFound={<NotFoundState text={t('enrollment.not_found')} />}
    >
      {(record) => <EnrollmentView key={record.id} enrollment={record} paid={paid} />}
    </QueryView>
  )
}
