import { useText } from '@/texts/use-text'
import { AccessList } from './access-list'
import { useAccessMay } from './may-grant'

// To whom a course is open for a time: on the course's page, for who keeps people.
export function CourseAccessOfCourse({ courseId }: { courseId: string }) {
  const { t } = useText()
  const { readOthers } = useAccessMay()
  if (!readOthers) return null
  return <AccessList whose={{ course: courseId }} none={t('enrollment.access.none_of_course')} />
}
