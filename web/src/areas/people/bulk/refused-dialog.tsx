import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useText } from '@/texts/use-text'
import { notifyFailure } from '@/ui/notify-failure'
import type { Blocked } from './use-bulk'

type RefusedDialogProps = { blocked: Blocked; onClose: () => void }

// Who stands in the way of an act on several, and why. Nothing has been done yet: the others can go on.
export function RefusedDialog({ blocked, onClose }: RefusedDialogProps) {
  const { t } = useText()
  const id = useId()
  const [busy, setBusy] = useState(false)
  const { refusals, rest, goOn } = blocked
  const handleGoOn = async () => {
    setBusy(true)
    try {
      if (await goOn()) onClose()
    } catch (error) {
      notifyFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('people.bulk.refused', { count: refusals.length })}</DialogTitle>
      <DialogContent>
        <Box sx={{ color: 'text.secondary', mb: 1 }}>{t('people.bulk.nothing_done')}</Box>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {refusals.map(({ id: personId, name, reason }) => (
            <Box component="li" key={personId} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
              <Box sx={{ fontWeight: 550 }}>{name}</Box>
              <Box sx={{ color: 'text.secondary' }}>{reason}</Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        {rest > 0 && (
          <Button variant="contained" loading={busy} onClick={() => void handleGoOn()}>
            {t('people.bulk.go_on', { count: rest })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
