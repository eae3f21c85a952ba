import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { ArchiveIcon } from '@/ui/icons'

type ArchivedAlertProps = {
  text: string
  act: string
  // For who may.
  onRestore?: () => void
}

// Why nothing can be changed here, and the way back.
export function ArchivedAlert({ text, act, onRestore }: ArchivedAlertProps) {
  return (
    <Alert
      severity="info"
      variant="outlined"
      icon={<ArchiveIcon />}
      sx={{ mb: 2, alignItems: 'center', color: 'text.primary', borderColor: 'divider' }}
      action={
        onRestore && (
          <Button size="small" onClick={onRestore}>
            {act}
          </Button>
        )
      }
    >
      {text}
    </Alert>
  )
}
