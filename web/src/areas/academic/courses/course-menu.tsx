import { useNavigate } from 'react-router'
import { useHistoryAction } from '@/session/use-history-action'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { CopyIcon, DeleteIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import type { Course } from './api'
import { newVersionPath } from './course-list'
import { useCourseActions } from './use-course-actions'

const CourseHistory = lazyPart(() => import('./course-history').then((m) => ({ default: m.CourseHistory })))

// The rarer acts on a course, for who may change it or follow what was changed.
export function CourseMenu({ course, onDeleted }: { course: Course; onDeleted: () => void }) {
  const { t } = useText()
  const navigate = useNavigate()
  const { remove } = useCourseActions()
  const history = useHistoryAction()
  const handleDelete = async () => {
    if (await remove(course)) onDeleted()
  }
  const newVersion: Action = {
    label: t('course.editions.new'),
    icon: <CopyIcon />,
    onClick: () => void navigate(newVersionPath(course.id)),
  }
  const deletion: Action = {
    label: t('course.delete.act'),
    icon: <DeleteIcon />,
    irreversible: true,
    onClick: () => void handleDelete(),
  }
  return (
    <>
      <ActionMenu
        label={t('course.list.actions', { name: course.name })}
        actions={course.may_edit ? [newVersion, ...history.actions, deletion] : history.actions}
      />
      {history.isOpen && <CourseHistory course={course} onClose={history.close} />}
    </>
  )
}
