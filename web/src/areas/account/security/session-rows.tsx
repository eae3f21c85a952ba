import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { formatMoment } from '@/lib/dates'
import { deviceOf } from '@/lib/user-agent'
import { useText } from '@/texts/use-text'
import { CheckIcon, ComputerIcon, PhoneIcon, WarningIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import type { EndedSession, OwnSession } from './api'

type SessionRowProps = { session: OwnSession; onEnd: () => void }

// One place where one is signed in: device, campus, network, time.
export function SessionRow({ session, onEnd }: SessionRowProps) {
  const { t, language } = useText()
  const name = useDeviceName()(session.agent)
  const { current } = session
  return (
    <DeviceRow
      session={session}
      chip={
        current && <StateChip tone="success" icon={<CheckIcon />} label={t('profile.sessions.current')} />
      }
      when={t('profile.sessions.used', { time: formatMoment(session.used_at, language) })}
      hint={t('profile.sessions.began', { time: formatMoment(session.created_at, language) })}
    >
      {!current && (
        <Button
          color="inherit"
          aria-label={t('profile.sessions.end_named', { device: name })}
          onClick={onEnd}
        >
          {t('profile.sessions.end')}
        </Button>
      )}
    </DeviceRow>
  )
}

type EndedRowProps = { session: EndedSession; most: number }

// A session that ended because there were too many: one may want to know which device must be signed in again.
export function EndedRow({ session, most }: EndedRowProps) {
  const { t, language } = useText()
  return (
    <DeviceRow
      session={session}
      chip={<StateChip tone="warning" icon={<WarningIcon />} label={t('profile.sessions.ended')} />}
      when={t('profile.sessions.ended_on', { time: formatMoment(session.ended_at, language), most })}
    />
  )
}

type DeviceRowProps = {
  session: OwnSession | EndedSession
  chip: ReactNode
  when: string
  hint?: string
  // What can be done about it.
  children?: ReactNode
}

function DeviceRow({ session, chip, when, hint, children }: DeviceRowProps) {
  const { t } = useText()
  const name = useDeviceName()(session.agent)
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ color: 'text.secondary', display: 'flex' }}>
        {deviceOf(session.agent)?.phone ? <PhoneIcon /> : <ComputerIcon />}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
          <Box component="span" title={session.agent} sx={{ fontWeight: 550 }}>
            {name}
          </Box>
          {chip}
        </Box>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {session.campus_name}
          {' · '}
          <bdi>{t('profile.sessions.network', { address: session.address })}</bdi>
        </Typography>
        <Typography variant="caption" component="p" title={hint} sx={{ color: 'text.secondary' }}>
          {when}
        </Typography>
      </Box>
      {children}
    </Box>
  )
}

function useDeviceName() {
  const { t } = useText()
  return (agent: string) => {
    const device = deviceOf(agent)
    return device ? t('profile.sessions.device', device) : t('profile.sessions.unknown')
  }
}
