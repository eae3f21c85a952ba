import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { closePanel } from '@/shell/panels-store'
import { useText } from '@/texts/use-text'
import { KeyList } from './key-list'

export function KeysDialog({ open }: { open: boolean }) {
  const { t } = useText()
  return (
    <Dialog open={open} onClose={closePanel} maxWidth="xs" fullWidth aria-labelledby="keys-title">
      <DialogTitle id="keys-title">{t('shell.keys.title')}</DialogTitle>
      <DialogContent>
        <KeyList />
      </DialogContent>
      <DialogActions>
        <Button onClick={closePanel} autoFocus>
          {t('ui.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
