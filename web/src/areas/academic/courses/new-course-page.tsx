import { useSearchParams } from 'react-router'
import { CourseRecord } from './course-record'
import { NewCourseView } from './new-course-view'

// /apps/academic/course/new; with ?from= the next version of a course there is.
export function Component() {
  const [search] = useSearchParams()
  const from = search.get('from')
  if (!from) return <NewCourseView />
  return (
    <CourseRecord courseId={from}>{(course) => <NewCourseView key={course.id} from={course} />}</CourseRecord>
  )
}
