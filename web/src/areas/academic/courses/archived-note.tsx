import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useText } from '@/texts/use-text'
import { ArchiveIcon } from '@/ui/icons'
import type { Course } from './api'
import { useMayManage } from './may-manage'
import { useCourseActions } from './use-course-actions'

// Why nothing can be changed here, and the way back.
export function ArchivedNote({ course }: { course: Course }) {
  const { t } = useText()
  const { restore } = useCourseActions()
  const mayManage = useMayManage()
  return (
    <Alert
      severity="info"
      variant="outlined"
      icon={<ArchiveIcon />}
      sx={{ mb: 2, alignItems: 'center', color: 'text.primary', borderColor: 'divider' }}
      action={
        mayManage && (
          <Button size="small" onClick={() => void restore(course)}>
            {t('course.restore.act')}
          </Button>
        )
      }
    >
      {t('course.archived_note')}
    </Alert>
  )
}
