import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useText } from '@/texts/use-text'
import { NotFoundState } from '@/ui/states/not-found-state'
import { QueryView } from '@/ui/states/query-view'
import { RecordSkeleton } from '@/ui/states/record-skeleton'
import { openCourseQuery } from './api'
import { OpenCourseView } from './open-course-view'

// /apps/student/courses/{courseId} and /apps/alumni/courses/{courseId}
export function Component() {
  const { t } = useText()
  const { courseId = '' } = useParams()
  const course = useQuery(openCourseQuery(courseId))
  return (
    <QueryView
      page
      query={course}
      loading={<RecordSkeleton />}
      notFound={<NotFoundState text={t('rhema.not_found')} />}
    >
      {(found) => <OpenCourseView key={found.course_id} course={found} />}
    </QueryView>
  )
}
