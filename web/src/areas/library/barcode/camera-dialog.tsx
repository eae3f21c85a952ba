import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useText } from '@/texts/use-text'
import { Camera } from '@/ui/barcode/camera'

type CameraDialogProps = { onCode: (code: string) => void; onClose: () => void }

export function CameraDialog({ onCode, onClose }: CameraDialogProps) {
  const { t } = useText()
  const id = useId()
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('book.scan.camera_title')}</DialogTitle>
      <DialogContent>
        <Camera onCode={onCode} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
