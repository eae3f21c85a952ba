import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useOwnCampusName } from '@/session/use-own-campus'
import { ViewMenu } from '@/session/views/view-menu'
import { useText } from '@/texts/use-text'
import { CampusFilter } from '@/ui/campus/campus-filter'
import { DayFilterChip } from '@/ui/table/day-filter-chip'
import { ExportMenu } from '@/ui/table/export-menu'
import { FilterChip } from '@/ui/table/filter-chip'
import { filterSetter } from '@/ui/table/list-params'
import { ListToolbar } from '@/ui/table/list-toolbar'
import { SearchFilterChip } from '@/ui/table/search-filter-chip'
import { kinds } from '../recording-kind'
import { sessionFilterQuery, sessionsQuery } from './api'
import { choicesIn } from './choices-in'
import { everyCampus, type Filters } from './session-list'

type SessionFiltersProps = {
  // Whether other campuses than one's own are in reach.
  everywhere: boolean
  // As they stand in the address, and those that count.
  filters: Filters
  counting: Filters
  onParams: (patch: { filters: Filters }) => void
}

const sought = ['planning', 'class', 'course', 'teacher'] as const

// What is missing, what is not published, where and when, of whom and by whom: those of them that there are in these days.
export function SessionFilters({ everywhere, filters, counting, onParams }: SessionFiltersProps) {
  const { t, language } = useText()
  const set = filterSetter(filters, onParams)
  const { campus, from, to } = counting
  const known = useOwnCampusName(campus)
  const { data } = useQuery(
    sessionsQuery({ ...(campus && { campus }), ...(from && { from }), ...(to && { to }) }),
  )
  const choices = useMemo(() => choicesIn(data ?? [], language), [data, language])
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
        <CampusFilter
          label={t('recording.filter.campus')}
          value={campus}
          known={known}
          onChange={(chosen) => set('campus')(chosen ?? everyCampus)}
        />
      )}
      {sought.map((name) => (
        <SearchFilterChip
          key={name}
          label={t(`recording.filter.${name}`)}
          choices={choices[name]}
          loading={data === undefined}
          value={filters[name]}
          shown="…"
          onChange={set(name)}
        />
      ))}
      <DayFilterChip label={t('recording.filter.from')} value={filters.from} onChange={set('from')} />
      <DayFilterChip label={t('recording.filter.to')} value={filters.to} onChange={set('to')} />
      <ViewMenu campus={everywhere ? campus : undefined} />
      <ExportMenu
        path="/api/recording-sessions/export"
        query={sessionFilterQuery(counting)}
        name={t('recording.title')}
      />
    </ListToolbar>
  )
}
