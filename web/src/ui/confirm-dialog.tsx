import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useText } from '@/texts/use-text'
import { useConfirmStore } from './confirm-store'

// Draws the question asked with confirm(). Enter does the act (it has the focus), Escape cancels; the kit gives
// the focus back to where it was.
export function ConfirmDialog() {
  const { t } = useText()
  const id = useId()
  const pending = useConfirmStore((state) => state.pending)
  if (!pending) return null
  const { title, text, details, act, cancel, irreversible, answer } = pending
  return (
    <Dialog
      open
      role="alertdialog"
      maxWidth="xs"
      onClose={() => answer(false)}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent id={`${id}-text`} sx={{ color: 'text.secondary' }}>
        {text}
        {details && details.length > 0 && (
          <Box component="ul" sx={{ m: 0, mt: 1, paddingInlineStart: 2.5 }}>
            {details.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => answer(false)}>
          {cancel ?? t('ui.cancel')}
        </Button>
        <Button
          variant="contained"
          color={irreversible ? 'error' : 'primary'}
          autoFocus
          onClick={() => answer(true)}
        >
          {act}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
