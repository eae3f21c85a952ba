import type { TextKey } from '@/texts/text-key'
import type { HistoryWords } from '@/ui/record/history-events'
import { trailOf } from '@/ui/record/history-source'
import { LastChanges } from '@/ui/record/last-changes'
import { RecordHistory } from '@/ui/record/record-history'
import type { Course } from './api'

export function CourseHistory({ course, onClose }: { course: Course; onClose: () => void }) {
  return (
    <RecordHistory source={trailOf('course', course.id)} now={course} words={courseWords} onClose={onClose} />
  )
}

export function CourseChanges({ course }: { course: Course }) {
  return <LastChanges source={trailOf('course', course.id)} now={course} words={courseWords} />
}

const names: Record<string, TextKey> = {
  code: 'course.code',
  name: 'course.name',
  english_name: 'course.english_name',
  edition: 'course.edition',
  hours: 'course.hours',
  description: 'course.description',
  archived: 'course.archived',
  required_books: 'course.books.required',
  suggested_books: 'course.books.suggested',
}

const courseWords: HistoryWords = {
  action: ({ action }, { code }) => code(`course.event.${action}`),
  field: (name, { t }) => names[name] && t(names[name]),
  // Names, numbers and lists of titles read as they are.
  value: () => undefined,
}
