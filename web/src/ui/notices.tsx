import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Snackbar from '@mui/material/Snackbar'
import { useText } from '@/texts/use-text'
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon } from './icons'
import { dismissNotice, noticeMs, useNotices } from './notices-store'

const belowToolbar = 64

const icons = { success: <SuccessIcon />, error: <ErrorIcon />, info: <InfoIcon /> }

// Draws the message whose turn it is; the next one follows when it goes.
export function Notices() {
  const { t } = useText()
  const notice = useNotices((state) => state.queue[0])
  if (!notice) return null
  const close = () => dismissNotice(notice.id)
  const undo = () => {
    close()
    notice.undo?.()
  }
  return (
    <Snackbar
      key={notice.id}
      open
      autoHideDuration={noticeMs}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      onClose={(_event, reason) => reason !== 'clickaway' && close()}
      // Below the toolbar, which it must not cover.
      sx={{ top: { xs: belowToolbar, sm: belowToolbar } }}
    >
      <Alert
        severity={notice.tone}
        variant="outlined"
        icon={icons[notice.tone]}
        onClose={close}
        slots={{ closeIcon: CloseIcon }}
        closeText={t('ui.close')}
        action={
          notice.undo && (
            <Button size="small" color="inherit" onClick={undo}>
              {t('ui.undo')}
            </Button>
          )
        }
        sx={{ bgcolor: 'background.paper', color: 'text.primary', boxShadow: 4, alignItems: 'center' }}
      >
        {notice.text}
      </Alert>
    </Snackbar>
  )
}
