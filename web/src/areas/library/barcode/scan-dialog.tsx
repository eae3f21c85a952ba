import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { type SyntheticEvent, useId, useState } from 'react'
import { Link } from 'react-router'
import { useText } from '@/texts/use-text'
import { Camera } from '@/ui/barcode/camera'
import { CameraIcon } from '@/ui/icons'
import { newBookPath } from '../books/book-list'

type ScanDialogProps = {
  // What was looked for and is not there.
  missing: string
  mayKeep: boolean
  onCode: (code: string) => Promise<void>
  onClose: () => void
}

// One field that a scanner, a camera or fingers fill.
export function ScanDialog({ missing, mayKeep, onCode, onClose }: ScanDialogProps) {
  const { t } = useText()
  const id = useId()
  const [typed, setTyped] = useState(missing)
  const [camera, setCamera] = useState(false)
  const [busy, setBusy] = useState(false)
  const look = async (code: string) => {
    if (code.trim() === '' || busy) return
    setCamera(false)
    setTyped(code)
    setBusy(true)
    await onCode(code.trim())
    setBusy(false)
  }
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    void look(typed)
  }
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <form onSubmit={handleSubmit}>
        <DialogTitle id={id}>{t('book.scan.open')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography id={`${id}-hint`} sx={{ color: 'text.secondary' }}>
            {t('book.scan.hint')}
          </Typography>
          <OutlinedInput
            autoFocus
            fullWidth
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onFocus={(event) => event.target.select()}
            inputProps={{
              'aria-label': t('book.barcode'),
              'aria-describedby': `${id}-hint`,
              inputMode: 'numeric',
              maxLength: 64,
            }}
          />
          {camera ? (
            <Camera onCode={(code) => void look(code)} />
          ) : (
            <Button startIcon={<CameraIcon />} onClick={() => setCamera(true)} sx={{ justifySelf: 'start' }}>
              {t('book.scan.camera')}
            </Button>
          )}
          {missing && !busy && (
            <Alert
              severity="info"
              variant="outlined"
              sx={{ color: 'text.primary', borderColor: 'divider', alignItems: 'center' }}
            >
              {t('book.scan.none', { code: missing })}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t('ui.close')}
          </Button>
          <Button
            type="submit"
            variant={missing && mayKeep ? 'text' : 'contained'}
            loading={busy}
            disabled={typed.trim() === ''}
          >
            {t('book.scan.find')}
          </Button>
          {missing && mayKeep && (
            <Button variant="contained" component={Link} to={newBookPath(missing)}>
              {t('book.scan.create')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}
