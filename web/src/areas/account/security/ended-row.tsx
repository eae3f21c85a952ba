import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatMoment } from '@/lib/dates'
import { deviceOf } from '@/lib/user-agent'
import { useText } from '@/texts/use-text'
import { WarningIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import type { EndedSession } from './api'

type EndedRowProps = { session: EndedSession; most: number }

// A session that ended because there were too many: one may want to know which device must be signed in again.
export function EndedRow({ session, most }: EndedRowProps) {
  const { t, language } = useText()
  const device = deviceOf(session.agent)
  const when = formatMoment(session.ended_at, language)
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
        <Box component="span" title={session.agent} sx={{ fontWeight: 550 }}>
          {device ? t('profile.sessions.device', device) : t('profile.sessions.unknown')}
        </Box>
        <StateChip tone="warning" icon={<WarningIcon />} label={t('profile.sessions.ended')} />
      </Box>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {session.campus_name}
        {' · '}
        <bdi>{t('profile.sessions.network', { address: session.address })}</bdi>
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {t('profile.sessions.ended_on', { time: when, most })}
      </Typography>
    </Box>
  )
}
