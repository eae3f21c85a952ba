import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useText } from '@/texts/use-text'
import { ArchiveIcon } from '@/ui/icons'
import type { Class } from './api'
import { useClassActions } from './use-class-actions'

// Why nothing can be changed here, and the way back.
export function ArchivedNote({ group, mayRestore }: { group: Class; mayRestore: boolean }) {
  const { t } = useText()
  const { restore } = useClassActions()
  return (
    <Alert
      severity="info"
      variant="outlined"
      icon={<ArchiveIcon />}
      sx={{ mb: 2, alignItems: 'center', color: 'text.primary', borderColor: 'divider' }}
      action={
        mayRestore && (
          <Button size="small" onClick={() => void restore(group)}>
            {t('class.restore.act')}
          </Button>
        )
      }
    >
      {t('class.archived_note')}
    </Alert>
  )
}
