import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { HistoryDrawer, HistoryList } from '@/ui/record/history-drawer'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { historyQuery, type Person } from './api'
import { eventOf } from './history-events'

const step = 20
// What the server hands out at once.
const most = 200

// Who changed what in this record and when, from the audit trail.
export function PersonHistory({ person, onClose }: { person: Person; onClose: () => void }) {
  const texts = useText()
  const { t } = texts
  const [size, setSize] = useState(step)
  const history = useQuery(historyQuery(person.id, size))
  const { data } = history
  const hasMore = data !== undefined && size < most && (data.more || data.total > data.items.length)
  return (
    <HistoryDrawer title={t('history.title')} onClose={onClose}>
      <QueryView query={history} loading={<LoadingRows rows={6} height={72} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState text={t('history.none')} />
          ) : (
            <HistoryList events={items.map((entry) => eventOf(entry, texts))} />
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
