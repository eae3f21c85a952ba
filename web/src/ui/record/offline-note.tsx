import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { FieldValues } from 'react-hook-form'
import { useLine } from '@/api/line'
import { useText } from '@/texts/use-text'
import { OfflineIcon } from '@/ui/icons'
import { useTellWaiting } from '@/ui/line/waiting-store'
import { pageTitle } from '@/ui/unseen-store'
import type { RecordForm } from './use-record-form'

// Says in the bar of a form that there is no line, how much is kept and what will be sent by itself, and tells the sign
// in the toolbar of it.
export function OfflineNote<F extends FieldValues>({ state }: { state: RecordForm<F> }) {
  const { t } = useText()
  const { changes: count, waiting } = state
  const online = useLine((line) => line.online)
  useTellWaiting(waiting ? { title: pageTitle(), detail: t('ui.changes', { count }) } : null)
  if (online || count === 0) return null
  // On a phone it stands above the buttons, which keep their width.
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flex: '1 1 18rem', minWidth: 0 }}>
      <OfflineIcon color="warning" aria-hidden />
      <Typography role="status" sx={{ fontWeight: 550 }}>
        {t(waiting ? 'line.will_save' : 'line.kept', { count })}
      </Typography>
    </Box>
  )
}
