import { type ReactNode, useState } from 'react'
import { Navigate } from 'react-router'
import { useText } from '@/texts/use-text'
import { RecordTabs } from '@/ui/record/record-tabs'
import { TabLabel } from '@/ui/record/tab-label'
import type { Course } from './api'
import { ArchivedNote } from './archived-note'
import { CourseHeader } from './course-header'
import { courseBooksPath, courseDocumentsPath, courseListPath, coursePath } from './course-list'

type Part = 'details' | 'documents' | 'books'

type CourseFrameProps = {
  course: Course
  // Which of the course's own addresses this is.
  part: Part
  changed?: boolean
  children: ReactNode
}

// What all pages of a course have in common: what it is at the top, and the way from one part to the next. Documents
// and books have addresses of their own.
export function CourseFrame({ course, part, changed = false, children }: CourseFrameProps) {
  const { t } = useText()
  const [gone, setGone] = useState(false)
  if (gone) return <Navigate to={courseListPath} replace />
  const own = (name: Part, path: string, label: ReactNode) =>
    name === part ? { name, label, keep: true, content: children } : { name, label, href: path }
  return (
    <>
      <CourseHeader course={course} onDeleted={() => setGone(true)} />
      {course.archived && <ArchivedNote course={course} />}
      <RecordTabs
        label={course.name}
        first={part}
        tabs={[
          own(
            'details',
            coursePath(course.id),
            <TabLabel text={t('course.tab.details')} changed={changed} />,
          ),
          own('documents', courseDocumentsPath(course.id), t('course.tab.documents')),
          own('books', courseBooksPath(course.id), t('course.tab.books')),
        ]}
      />
    </>
  )
}
