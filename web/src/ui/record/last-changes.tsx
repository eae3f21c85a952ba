import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoment } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { lazyPart } from '@/ui/lazy-part'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import type { HistoryEvent } from './history-drawer'
import { eventsOf, type HistoryWords, type RecordFields } from './history-events'
import type { HistorySource } from './history-source'
import { AsideCard } from './record-columns'

const shown = 3

type LastChangesProps = {
  source: HistorySource
  // The record as it is now.
  now: RecordFields
  words: HistoryWords
}

const RecordHistory = lazyPart(() => import('./record-history').then((m) => ({ default: m.RecordHistory })))

// What was done to a record lately, and by whom; the values are in the history, which it opens.
export function LastChanges(props: LastChangesProps) {
  const { source, now, words } = props
  const texts = useText()
  const { t } = texts
  const [open, setOpen] = useState(false)
  const history = useQuery({
    queryKey: [...source.key, shown],
    queryFn: ({ signal }) => source.load(shown, signal),
  })
  return (
    <AsideCard
      title={t('record.last_changes')}
      action={
        history.data?.items.length ? (
          <Button size="small" onClick={() => setOpen(true)} sx={{ my: -0.5, marginInlineEnd: -1 }}>
            {t('record.all_changes')}
          </Button>
        ) : undefined
      }
    >
      <QueryView query={history} loading={<LoadingRows rows={2} height={44} />}>
        {({ items }) => <Lines events={eventsOf(items.slice(0, shown), now, words, texts)} />}
      </QueryView>
      {open && <RecordHistory {...props} onClose={() => setOpen(false)} />}
    </AsideCard>
  )
}

function Lines({ events }: { events: readonly HistoryEvent[] }) {
  const { t, language } = useText()
  if (events.length === 0) return <Box sx={{ color: 'text.secondary' }}>{t('history.none')}</Box>
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {events.map(({ id, at, who, what, changes }) => (
        <Box component="li" key={id} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {changes.length > 0
            ? t('record.pair', { name: what, value: changes.map(({ field }) => field).join(', ') })
            : what}
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {t('history.by', { who: who || t('history.program') })}
            {' · '}
            <bdi>{formatMoment(at, language)}</bdi>
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
