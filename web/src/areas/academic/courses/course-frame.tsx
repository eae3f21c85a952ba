import { type ReactNode, useState } from 'react'
import { Navigate } from 'react-router'
import { loadTexts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { lazyPart } from '@/ui/lazy-part'
import { ArchivedAlert } from '@/ui/record/archived-alert'
import { RecordTabs } from '@/ui/record/record-tabs'
import { TabLabel } from '@/ui/record/tab-label'
import type { Editing } from '@/ui/record/use-editing'
import { LoadingRows } from '@/ui/states/loading-rows'
import { useAccessMay } from '../access/may-grant'
import type { Course } from './api'
import { CourseHeader } from './course-header'
import { courseBooksPath, courseDocumentsPath, courseListPath, coursePath } from './course-list'
import { useMayManage, useMaySeeTeachers } from './may-manage'
import { useCourseActions } from './use-course-actions'

// For who plans; their code and texts come when the tab is opened.
const Teachers = lazyPart(
  async () => {
    const [part] = await Promise.all([import('../knowledge/teachers-of-course'), loadTexts(['knowledge'])])
    return { default: part.TeachersOfCourse }
  },
  <LoadingRows rows={4} />,
)
const Access = lazyPart(
  async () => {
    const [part] = await Promise.all([import('../access/course-access-of-course'), loadTexts(['enrollment'])])
    return { default: part.CourseAccessOfCourse }
  },
  <LoadingRows rows={4} />,
)

type Part = 'details' | 'documents' | 'books'

type CourseFrameProps = {
  course: Course
  // Which of the course's own addresses this is.
  part: Part
  changed?: boolean
  // Of the page that has the form; the others lead there.
  editing?: Editing
  children: ReactNode
}

// What all pages of a course have in common: what it is at the top, and the way from one part to the next. Documents
// and books have addresses of their own.
export function CourseFrame({ course, part, changed = false, editing, children }: CourseFrameProps) {
  const { t } = useText()
  const [gone, setGone] = useState(false)
  const maySeeTeachers = useMaySeeTeachers()
  const { readOthers: maySeeAccess } = useAccessMay()
  if (gone) return <Navigate to={courseListPath} replace />
  const { id } = course
  const own = (name: Part, path: string, label: ReactNode) =>
    name === part ? { name, label, keep: true, content: children } : { name, label, href: path }
  const within = (name: string, label: string, content: ReactNode) =>
    part === 'details' ? { name, label, content } : { name, label, href: `${coursePath(id)}?tab=${name}` }
  return (
    <>
      <CourseHeader course={course} editing={editing} onDeleted={() => setGone(true)} />
      {course.archived && <ArchivedNote course={course} />}
      <RecordTabs
        label={course.name}
        first={part}
        tabs={[
          own('details', coursePath(id), <TabLabel text={t('course.tab.details')} changed={changed} />),
          own('documents', courseDocumentsPath(id), t('course.tab.documents')),
          own('books', courseBooksPath(id), t('course.tab.books')),
          ...(maySeeTeachers
            ? [within('teachers', t('course.tab.teachers'), <Teachers courseId={id} />)]
            : []),
          ...(maySeeAccess ? [within('access', t('course.tab.access'), <Access courseId={id} />)] : []),
        ]}
      />
    </>
  )
}

// Why nothing can be changed here, and the way back.
function ArchivedNote({ course }: { course: Course }) {
  const { t } = useText()
  const { restore } = useCourseActions()
  const mayManage = useMayManage()
  return (
    <ArchivedAlert
      text={t('course.archived_note')}
      act={t('course.restore.act')}
      onRestore={mayManage ? () => void restore(course) : undefined}
    />
  )
}
