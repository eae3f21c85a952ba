import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useText } from '@/texts/use-text'
import { ArchiveIcon } from '@/ui/icons'
import type { Campus } from './api'
import { useCampusActions } from './use-campus-actions'

// Why nothing can be changed here, and the way back.
export function ArchivedNote({ campus }: { campus: Campus }) {
  const { t } = useText()
  const { restore } = useCampusActions()
  return (
    <Alert
      severity="info"
      variant="outlined"
      icon={<ArchiveIcon />}
      sx={{ mb: 2, alignItems: 'center', color: 'text.primary', borderColor: 'divider' }}
      action={
        campus.may_manage && (
          <Button size="small" onClick={() => void restore(campus)}>
            {t('campus.restore.act')}
          </Button>
        )
      }
    >
      {t('campus.archived_note')}
    </Alert>
  )
}
