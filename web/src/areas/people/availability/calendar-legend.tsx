import Box from '@mui/material/Box'
import { useText } from '@/texts/use-text'
import { KindChip } from './kind-chip'
import { kinds } from './kinds'

// What the colours mean, and how days are picked.
export function CalendarLegend({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useText()
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        mt: 2.5,
        color: 'text.secondary',
      }}
    >
      {kinds.map((kind) => (
        <KindChip key={kind} kind={kind} />
      ))}
      {mayEdit && (
        <Box component="span" sx={{ fontSize: '0.8125rem' }}>
          {t('availability.calendar.help')}
        </Box>
      )}
    </Box>
  )
}
