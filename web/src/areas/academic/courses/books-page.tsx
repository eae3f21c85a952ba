import { useParams } from 'react-router'
import { BooksPanel } from './books-panel'
import { CourseFrame } from './course-frame'
import { CourseRecord } from './course-record'

// /apps/academic/course/books/{courseId}
export function Component() {
  const { courseId = '' } = useParams()
  return (
    <CourseRecord courseId={courseId}>
      {(course) => (
        <CourseFrame course={course} part="books">
          <BooksPanel key={course.id} course={course} />
        </CourseFrame>
      )}
    </CourseRecord>
  )
}
