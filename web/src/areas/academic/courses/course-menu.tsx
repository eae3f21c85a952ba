import { useNavigate } from 'react-router'
import { useText } from '@/texts/use-text'
import { ActionMenu } from '@/ui/action-menu'
import { CopyIcon, DeleteIcon } from '@/ui/icons'
import type { Course } from './api'
import { newVersionPath } from './course-list'
import { useCourseActions } from './use-course-actions'

// The rarer acts on a course, for who may change it.
export function CourseMenu({ course, onDeleted }: { course: Course; onDeleted: () => void }) {
  const { t } = useText()
  const navigate = useNavigate()
  const { remove } = useCourseActions()
  if (!course.may_edit) return null
  const handleDelete = async () => {
    if (await remove(course)) onDeleted()
  }
  return (
    <ActionMenu
      label={t('course.list.actions', { name: course.name })}
      actions={[
        {
          label: t('course.editions.new'),
          icon: <CopyIcon />,
          onClick: () => void navigate(newVersionPath(course.id)),
        },
        {
          label: t('course.delete.act'),
          icon: <DeleteIcon />,
          irreversible: true,
          onClick: () => void handleDelete(),
        },
      ]}
    />
  )
}
