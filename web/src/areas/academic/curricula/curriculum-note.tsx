import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useText } from '@/texts/use-text'
import { ArchiveIcon, ClosedIcon } from '@/ui/icons'
import type { Curriculum } from './api'
import { useMayManage } from './may-manage'
import { useCurriculumActions } from './use-curriculum-actions'

// Why nothing can be changed here, and the way on: back from the archive, or to the next version.
export function CurriculumNote({ curriculum }: { curriculum: Curriculum }) {
  const { t } = useText()
  const mayManage = useMayManage()
  const { restore } = useCurriculumActions()
  if (!mayManage || curriculum.may_arrange) return null
  const { archived, class_count: count } = curriculum
  return (
    <Alert
      severity="info"
      variant="outlined"
      icon={archived ? <ArchiveIcon /> : <ClosedIcon />}
      sx={{ mb: 3, alignItems: 'center', color: 'text.primary', borderColor: 'divider' }}
      action={
        archived && (
          <Button size="small" onClick={() => void restore(curriculum)}>
            {t('curriculum.restore.act')}
          </Button>
        )
      }
    >
      {archived ? t('curriculum.archived_note') : t('curriculum.followed_note', { count })}
    </Alert>
  )
}
