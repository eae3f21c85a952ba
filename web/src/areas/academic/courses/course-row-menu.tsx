import { useNavigate } from 'react-router'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { BookIcon, DeleteIcon, FileIcon, OpenIcon, RestoreIcon } from '@/ui/icons'
import type { CourseRow } from './api'
import { courseBooksPath, courseDocumentsPath, coursePath } from './course-list'
import { useCourseActions } from './use-course-actions'

// What can be done with a course from its row.
export function CourseRowMenu({ row, mayManage }: { row: CourseRow; mayManage: boolean }) {
  const { t } = useText()
  const navigate = useNavigate()
  const { remove, restore } = useCourseActions()
  const go = (path: string) => () => void navigate(path)
  const actions: Action[] = [
    { label: t('ui.open'), icon: <OpenIcon />, onClick: go(coursePath(row.id)) },
    { label: t('course.tab.documents'), icon: <FileIcon />, onClick: go(courseDocumentsPath(row.id)) },
    { label: t('course.tab.books'), icon: <BookIcon />, onClick: go(courseBooksPath(row.id)) },
  ]
  if (mayManage && row.archived) {
    actions.push({ label: t('course.restore.act'), icon: <RestoreIcon />, onClick: () => void restore(row) })
  }
  if (mayManage && !row.archived) {
    actions.push({
      label: t('course.delete.act'),
      icon: <DeleteIcon />,
      irreversible: true,
      onClick: () => void remove(row),
    })
  }
  return <ActionMenu label={t('course.list.actions', { name: row.name })} actions={actions} />
}
