import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useState } from 'react'
import { useText } from '@/texts/use-text'
import { useConfirmStore } from './confirm-store'
import { Field } from './form/field'

// Draws the question asked with confirm(). Enter does the act (it has the focus), Escape cancels; the kit gives
// the focus back to where it was.
export function ConfirmDialog() {
  const { t } = useText()
  const id = useId()
  const pending = useConfirmStore((state) => state.pending)
  const [typed, setTyped] = useState('')
  if (!pending) return null
  const { title, text, details, act, cancel, other, irreversible, reason, answer } = pending
  const respond = (yes: boolean) => {
    setTyped('')
    answer(yes, typed.trim())
  }
  return (
    <Dialog
      open
      role="alertdialog"
      maxWidth="xs"
      onClose={() => respond(false)}
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
        {reason && (
          <Box sx={{ mt: 2 }}>
            <Field id={`${id}-reason`} label={reason} required>
              <OutlinedInput
                id={`${id}-reason`}
                fullWidth
                multiline
                minRows={2}
                autoFocus
                value={typed}
                inputProps={{ maxLength: 500 }}
                onChange={(event) => setTyped(event.target.value)}
              />
            </Field>
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => respond(false)}>
          {cancel ?? t('ui.cancel')}
        </Button>
        {other && (
          <Button color="error" onClick={() => answer(false, other)}>
            {other}
          </Button>
        )}
        <Button
          variant="contained"
          color={irreversible ? 'error' : 'primary'}
          autoFocus={!reason}
          disabled={Boolean(reason) && typed.trim() === ''}
          onClick={() => respond(true)}
        >
          {act}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
