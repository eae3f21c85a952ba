import Box from '@mui/material/Box'
import { useLine } from '@/api/line'
import { formatMoment } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import type { Seen } from './seen'

// Says of what time a page is that is read without a line.
export function SeenNote({ seen: { at, kept } }: { seen: Seen<unknown> }) {
  const { t, language } = useText()
  const online = useLine((line) => line.online)
  if (online && !kept) return null
  return (
    <Box role="status" sx={{ mb: 2, color: 'text.secondary' }}>
      {t('kept.seen', { when: formatMoment(new Date(at).toISOString(), language) })}
    </Box>
  )
}
