import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatMoment } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import type { InvitationEvent } from './api'

// What became of an invitation, the newest first: what, who, how, when and why.
export function InvitationEvents({ events }: { events: readonly InvitationEvent[] }) {
  const { t, language } = useText()
  if (events.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>{t('inviting.no_history')}</Typography>
  }
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {events.map(({ at, move, via, by, reason }) => (
        <Box component="li" key={at + move} sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
          <Box sx={{ fontWeight: 550 }}>{t(`inviting.moves.${move}`)}</Box>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {[by, t(`inviting.via.${via}`)].filter(Boolean).join(' · ')}
            {' · '}
            <bdi>{formatMoment(at, language)}</bdi>
          </Typography>
          {reason && <Box sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>{reason}</Box>}
        </Box>
      ))}
    </Box>
  )
}
