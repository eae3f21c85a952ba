import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { formatMoment } from '@/lib/dates'
import { deviceOf } from '@/lib/user-agent'
import { useText } from '@/texts/use-text'
import { CheckIcon, ComputerIcon, PhoneIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import type { OwnSession } from './api'

type SessionRowProps = { session: OwnSession; onEnd: () => void }

// One place where one is signed in: device, campus, network, time.
export function SessionRow({ session, onEnd }: SessionRowProps) {
  const { t, language } = useText()
  const device = deviceOf(session.agent)
  const name = device ? t('profile.sessions.device', device) : t('profile.sessions.unknown')
  const used = t('profile.sessions.used', { time: formatMoment(session.used_at, language) })
  const began = t('profile.sessions.began', { time: formatMoment(session.created_at, language) })
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ color: 'text.secondary', display: 'flex' }}>
        {device?.phone ? <PhoneIcon /> : <ComputerIcon />}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
          <Box component="span" title={session.agent} sx={{ fontWeight: 550 }}>
            {name}
          </Box>
          {session.current && (
            <StateChip tone="success" icon={<CheckIcon />} label={t('profile.sessions.current')} />
          )}
        </Box>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {session.campus_name}
          {' · '}
          <bdi>{t('profile.sessions.network', { address: session.address })}</bdi>
        </Typography>
        <Typography variant="caption" component="p" title={began} sx={{ color: 'text.secondary' }}>
          {used}
        </Typography>
      </Box>
      {!session.current && (
        <Button
          color="inherit"
          aria-label={t('profile.sessions.end_named', { device: name })}
          onClick={onEnd}
        >
          {t('profile.sessions.end')}
        </Button>
      )}
    </Box>
  )
}
