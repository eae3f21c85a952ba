import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { TextKey } from '@/texts/text-key'
import { useText } from '@/texts/use-text'
import { confirm } from '@/ui/confirm-store'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { keys } from '../keys'
import { endOtherSessions, endSession, sessionsQuery } from './api'
import { EndedRow, SessionRow } from './session-rows'

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
