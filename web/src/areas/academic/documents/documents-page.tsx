import { useParams } from 'react-router'
import { CourseFrame } from '../courses/course-frame'
import { CourseRecord } from '../courses/course-record'
import { DocumentsPanel } from './documents-panel'

// /apps/academic/course/docs/{courseId}
export function Component() {
  const { courseId = '' } = useParams()
  return (
    <CourseRecord courseId={courseId}>
      {(course) => (
        <CourseFrame course={course} part="documents">
          <DocumentsPanel key={course.id} course={course} />
        </CourseFrame>
      )}
    </CourseRecord>
  )
}
