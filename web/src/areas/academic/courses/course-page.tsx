import { useParams } from 'react-router'
import { CourseRecord } from './course-record'
import { CourseView } from './course-view'

// /apps/academic/course/{courseId}
export function Component() {
  const { courseId = '' } = useParams()
  return (
    <CourseRecord courseId={courseId}>
      {(course) => <CourseView key={course.id} course={course} />}
    </CourseRecord>
  )
}
