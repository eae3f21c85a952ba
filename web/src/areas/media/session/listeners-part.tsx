import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { ApiError } from '@/api/api-error'
import { formatDay } from '@/lib/dates'
import { formatPercent } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { type Listeners, listenersQuery } from './api'

// Who of the classes has heard the session, or how many. Nothing for who has no part in these classes: one whom the
// course was granted, or who translates.
export function ListenersPart({ sessionId }: { sessionId: string }) {
  const { t } = useText()
  const id = useId()
  const listeners = useQuery(listenersQuery(sessionId))
  if (listeners.error instanceof ApiError && listeners.error.status === 404) return null
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 5 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('recording.listeners.title')}
      </Typography>
      <QueryView query={listeners} loading={<LoadingRows rows={4} height={44} />}>
        {(found) => <Heard listeners={found} />}
      </QueryView>
    </Box>
  )
}

function Heard({ listeners }: { listeners: Listeners }) {
  const { t, language } = useText()
  const { students, started, finished, recorded, items } = listeners
  if (!recorded)
    return <Typography sx={{ color: 'text.secondary' }}>{t('recording.listeners.nothing')}</Typography>
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>
        {t('recording.listeners.counts', { students, started, finished })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((one) => (
          <Box
            component="li"
            key={`${one.class_id} ${one.person_id}`}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr) 8rem', sm: 'minmax(0, 1fr) 6rem 12rem 8rem' },
              alignItems: 'center',
              columnGap: 2,
              minHeight: 44,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ overflowWrap: 'anywhere' }}>{one.name}</Box>
            <Box sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}>{one.class_code}</Box>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <LinearProgress
                variant="determinate"
                value={one.percent}
                aria-label={t('recording.listeners.of', { name: one.name })}
                sx={{ flex: 1 }}
              />
              <Box
                component="span"
                sx={{ minWidth: '3.5em', textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}
              >
                {formatPercent(one.percent / 100, language)}
              </Box>
            </Box>
            <Box sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}>
              {one.last_at ? formatDay(one.last_at, language) : '–'}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  )
}
