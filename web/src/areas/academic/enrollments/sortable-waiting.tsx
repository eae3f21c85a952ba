import { useText } from '@/texts/use-text'
import { SortableList } from '@/ui/sorting/sortable-list'
import type { Enrollment } from './api'
import { WaitingRow } from './waiting-row'

type SortableWaitingProps = { waiting: readonly Enrollment[]; onMove: (from: number, to: number) => void }

// The waiting list, to be put in order.
export function SortableWaiting({ waiting, onMove }: SortableWaitingProps) {
  const { t } = useText()
  return (
    <SortableList
      label={t('enrollment.group.waiting')}
      items={waiting}
      idOf={({ id }) => id}
      nameOf={({ person_name }) => person_name}
      onMove={onMove}
    >
      {(one, handle) => <WaitingRow enrollment={one} handle={handle} />}
    </SortableList>
  )
}
