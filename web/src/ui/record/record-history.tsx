import Button from '@mui/material/Button'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { HistoryDrawer, HistoryList } from './history-drawer'
import { eventsOf, type HistoryWords, type RecordFields } from './history-events'
import type { HistorySource } from './history-source'

const step = 20
// What the server hands out at once.
const most = 200

type RecordHistoryProps = {
  source: HistorySource
  // The record as it is now.
  now: RecordFields
  words: HistoryWords
  onClose: () => void
}

// Who changed what in a record and when, from the audit trail. Asking for more asks for a longer page, since few ever
// look back far.
export function RecordHistory({ source, now, words, onClose }: RecordHistoryProps) {
  const texts = useText()
  const { t } = texts
  const [size, setSize] = useState(step)
  const history = useQuery({
    queryKey: [...source.key, size],
    queryFn: ({ signal }) => source.load(size, signal),
    placeholderData: keepPreviousData,
    // Whoever opens it wants to see what was done just now.
    staleTime: 0,
  })
  const { data } = history
  const hasMore = data !== undefined && size < most && (data.more || data.total > data.items.length)
  return (
    <HistoryDrawer title={t('history.title')} onClose={onClose}>
      <QueryView query={history} loading={<LoadingRows rows={6} height={72} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState text={t('history.none')} />
          ) : (
            <HistoryList events={eventsOf(items, now, words, texts)} />
          )
        }
      </QueryView>
      {hasMore && (
        <Button
          variant="outlined"
          loading={history.isFetching}
          onClick={() => setSize((before) => Math.min(before + step, most))}
          sx={{ mt: 2 }}
        >
          {t('history.more')}
        </Button>
      )}
    </HistoryDrawer>
  )
}
