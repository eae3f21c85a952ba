import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { formatMoment } from '@/lib/dates'
import { deviceOf } from '@/lib/user-agent'
import type { TextKey } from '@/texts/text-key'
import { useText } from '@/texts/use-text'
import { confirm } from '@/ui/confirm-store'
import { CheckIcon, ComputerIcon, PhoneIcon } from '@/ui/icons'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import { StateChip } from '@/ui/state-chip'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { keys } from '../keys'
import { endOtherSessions, endSession, type OwnSession, sessionsQuery } from './api'
import { EndedRow } from './ended-row'

// Where one is signed in, and the way to end what one does not know.
export function SessionsSection() {
  const { t } = useText()
  const sessions = useQuery(sessionsQuery())
  const { end, endOthers } = useEndSessions()
  return (
    <FormSection title={t('profile.sessions.title')} text={t('profile.sessions.text')}>
      <FullWidth>
        <QueryView query={sessions} loading={<LoadingRows rows={2} height={72} />}>
          {({ items, ended, most }) => (
            <>
              <Box
                component="ul"
                aria-label={t('profile.sessions.title')}
                sx={{ listStyle: 'none', m: 0, p: 0 }}
              >
                {items.map((session) => (
                  <SessionRow key={session.id} session={session} onEnd={() => void end(session.id)} />
                ))}
                {ended.map((session) => (
                  <EndedRow key={session.id} session={session} most={most} />
                ))}
              </Box>
              {items.length > 1 && (
                <Button variant="outlined" onClick={() => void endOthers()} sx={{ mt: 2 }}>
                  {t('profile.sessions.end_others')}
                </Button>
              )}
            </>
          )}
        </QueryView>
      </FullWidth>
    </FormSection>
  )
}

// Ends one of the own sessions, or all but this one.
function useEndSessions() {
  const { t } = useText()
  const cache = useQueryClient()
  const run = async (act: () => Promise<void>, done: TextKey) => {
    try {
      await act()
      notify({ text: t(done) })
    } catch (error) {
      notifyFailure(error)
    }
    await cache.invalidateQueries({ queryKey: keys.sessions })
  }
  return {
    end: (id: string) => run(() => endSession(id), 'profile.sessions.ended'),
    endOthers: async () => {
      const question = {
        title: t('profile.sessions.end_others_title'),
        text: t('profile.sessions.end_others_text'),
        act: t('profile.sessions.end_others'),
      }
      if (await confirm(question)) await run(endOtherSessions, 'profile.sessions.others_ended')
    },
  }
}

type SessionRowProps = { session: OwnSession; onEnd: () => void }

// One place where one is signed in: device, campus, network, time.
function SessionRow({ session, onEnd }: SessionRowProps) {
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
