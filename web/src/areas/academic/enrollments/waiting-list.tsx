import Box from '@mui/material/Box'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useText } from '@/texts/use-text'
import { notifyFailure } from '@/ui/notify-failure'
import { PartBoundary } from '@/ui/part-boundary'
import { type Enrollment, enrollmentsQuery, orderWaiting, refreshEnrollments } from './api'
import { WaitingRow } from './waiting-row'

const SortableWaiting = lazy(() => import('./sortable-waiting').then((m) => ({ default: m.SortableWaiting })))

type WaitingListProps = { classId: string; waiting: readonly Enrollment[]; mayOrder: boolean }

// Those who wait for a place, the next one first. Who may change them puts them in order by dragging.
export function WaitingList({ classId, waiting, mayOrder }: WaitingListProps) {
  const { t } = useText()
  const cache = useQueryClient()
  const { queryKey } = enrollmentsQuery({ class: classId })
  const order = useMutation({
    mutationFn: (ids: string[]) => orderWaiting(classId, ids),
    // The rows stand where they were dropped while the server is told.
    onMutate: (ids) => {
      cache.setQueryData(queryKey, (all) =>
        all?.map((one) => ({ ...one, waiting_rank: ids.indexOf(one.id) + 1 || one.waiting_rank })),
      )
    },
    onError: notifyFailure,
    onSettled: () => refreshEnrollments(cache),
  })
  const move = (from: number, to: number) => {
    const ids = waiting.map(({ id }) => id)
    ids.splice(to, 0, ...ids.splice(from, 1))
    order.mutate(ids)
  }
  // What moves the rows is fetched meanwhile.
  const plain = (
    <Box component="ul" aria-label={t('enrollment.group.waiting')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {waiting.map((one) => (
        <li key={one.id}>
          <WaitingRow enrollment={one} />
        </li>
      ))}
    </Box>
  )
  if (!mayOrder) return plain
  return (
    <PartBoundary instead={plain}>
      <Suspense fallback={plain}>
        <SortableWaiting waiting={waiting} onMove={move} />
      </Suspense>
    </PartBoundary>
  )
}
