import { useText } from '@/texts/use-text'
import { ArchivedAlert } from '@/ui/record/archived-alert'
import type { Course } from './api'
import { useMayManage } from './may-manage'
import { useCourseActions } from './use-course-actions'

// Why nothing can be changed here, and the way back.
export function ArchivedNote({ course }: { course: Course }) {
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
