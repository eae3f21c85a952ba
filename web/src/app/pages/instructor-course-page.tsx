import { useParams } from 'react-router'
import { BooksReading } from '@/areas/academic/courses/books-reading'
import { CourseView } from '@/areas/spaces/instructor/course-view'

// /apps/instructor/courses/{courseId}
export function Component() {
  const { courseId = '' } = useParams()
  return <CourseView key={courseId} courseId={courseId} books={<BooksReading courseId={courseId} />} />
}
