import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useText } from '@/texts/use-text'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { sessionsQuery } from './api'
import { EndedRow } from './ended-row'
import { SessionRow } from './session-row'
import { useEndSessions } from './use-end-sessions'

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
