import { useReach } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { CampusFilter } from '@/ui/campus/campus-filter'
import { DayFilterChip } from '@/ui/table/day-filter-chip'
import { FilterChip } from '@/ui/table/filter-chip'
import { filterSetter } from '@/ui/table/list-params'
import { ListToolbar } from '@/ui/table/list-toolbar'
import { kinds } from '../recording-kind'
import type { SessionFilter } from './session-list'

type Filters = Partial<Record<SessionFilter, string>>

type SessionFiltersProps = { filters: Filters; onParams: (patch: { filters: Filters }) => void }

// What is missing, what is not published, where and when.
export function SessionFilters({ filters, onParams }: SessionFiltersProps) {
  const { t } = useText()
  const everywhere = useReach('listRecordingSessions') === 'all'
  const set = filterSetter(filters, onParams)
  return (
    <ListToolbar>
      <FilterChip
        label={t('recording.filter.missing')}
        choices={kinds.map(({ kind }) => ({ value: kind, label: t(`recording.kinds.${kind}`) }))}
        value={filters.missing}
        onChange={set('missing')}
      />
      <FilterChip
        label={t('recording.filter.state')}
        choices={[{ value: '1', label: t('recording.filter.hidden') }]}
        value={filters.hidden}
        onChange={set('hidden')}
      />
      {everywhere && (
        <CampusFilter label={t('recording.filter.campus')} value={filters.campus} onChange={set('campus')} />
      )}
      <DayFilterChip label={t('recording.filter.from')} value={filters.from} onChange={set('from')} />
      <DayFilterChip label={t('recording.filter.to')} value={filters.to} onChange={set('to')} />
    </ListToolbar>
  )
}
