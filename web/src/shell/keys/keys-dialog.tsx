import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { Link, useLocation } from 'react-router'
import { helpPath } from '@/shell/help/help-link'
import { closePanel } from '@/shell/panels-store'
import { useText } from '@/texts/use-text'
import { KeyList } from './key-list'

// Behind "?": the keys, and the way to the chapter of the guide that tells of this page.
export function KeysDialog({ open }: { open: boolean }) {
  const { t } = useText()
  const { pathname } = useLocation()
  return (
    <Dialog open={open} onClose={closePanel} maxWidth="xs" fullWidth aria-labelledby="keys-title">
      <DialogTitle id="keys-title">{t('shell.keys.title')}</DialogTitle>
      <DialogContent>
        <KeyList />
      </DialogContent>
      <DialogActions>
        <Button component={Link} to={`${helpPath}?at=${pathname}`} onClick={closePanel}>
          {t('shell.user.help')}
        </Button>
        <Button onClick={closePanel} autoFocus>
          {t('ui.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
