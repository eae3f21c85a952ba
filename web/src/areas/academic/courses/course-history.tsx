import { trailOf } from '@/ui/record/history-source'
import { RecordHistory } from '@/ui/record/record-history'
import type { Course } from './api'
import { courseWords } from './course-words'

export function CourseHistory({ course, onClose }: { course: Course; onClose: () => void }) {
  return (
    <RecordHistory source={trailOf('course', course.id)} now={course} words={courseWords} onClose={onClose} />
  )
}
