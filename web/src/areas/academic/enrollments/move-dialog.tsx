import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'
import { useText } from '@/texts/use-text'

type MoveDialogProps = {
  title: string
  // What will happen, a line each.
  lines: readonly string[]
  act: string
  sending: boolean
  onSend: () => void
  onClose: () => void
  children?: ReactNode
}

// Asks before a move, says what it will do, and takes what it needs to know.
export function MoveDialog({ title, lines, act, sending, onSend, onClose, children }: MoveDialogProps) {
  const { t } = useText()
  const id = useId()
  const handleSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    onSend()
  }
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <form noValidate onSubmit={handleSubmit}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {lines.length > 0 && (
            <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5, color: 'text.secondary' }}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </Box>
          )}
          {children}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={sending}>
            {act}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
