import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { todayHere } from '@/lib/day-math'
import { useReach } from '@/session/use-may'
import { ViewMenu } from '@/session/views/view-menu'
import { useText } from '@/texts/use-text'
import { CampusFilter } from '@/ui/campus/campus-filter'
import { FilterChip } from '@/ui/table/filter-chip'
import { filterSetter } from '@/ui/table/list-params'
import { ListToolbar } from '@/ui/table/list-toolbar'
import { SearchFilterChip } from '@/ui/table/search-filter-chip'
import { curriculaQuery } from './api'
import { everyCampus, type OnParams, type ReportListParams, states } from './report-list'

type ReportFiltersProps = {
  params: ReportListParams
  onParams: OnParams
  campus: string | undefined
  network: boolean
  // At the end of the line.
  tools: ReactNode
}

// What the list can be narrowed by. Who sees one campus only is not offered to choose among campuses.
export function ReportFilters({ params, onParams, campus, network, tools }: ReportFiltersProps) {
  const { t } = useText()
  const { filters } = params
  const filterBy = filterSetter(filters, onParams)
  const mayCurricula = useReach('listCurricula') === 'all'
  return (
    <ListToolbar>
      {network && (
        <CampusFilter
          label={t('report.campus')}
          value={campus}
          onChange={(chosen) => filterBy('campus')(chosen ?? everyCampus)}
        />
      )}
      <FilterChip
        label={t('report.year')}
        choices={recentYears().map((year) => ({ value: year, label: year }))}
        value={filters.year}
        onChange={filterBy('year')}
      />
      <FilterChip
        label={t('report.state.label')}
        choices={states.map((value) => ({ value, label: t(`report.state.${value}`) }))}
        value={filters.state}
        onChange={filterBy('state')}
      />
      {mayCurricula && <CurriculumFilter value={filters.curriculum} onChange={filterBy('curriculum')} />}
      <ViewMenu campus={network ? campus : undefined} />
      {tools}
    </ListToolbar>
  )
}

// This year and those before.
function recentYears(): string[] {
  const now = Number(todayHere().slice(0, 4))
  return Array.from({ length: 10 }, (_, index) => String(now - index))
}

type CurriculumFilterProps = { value: string | undefined; onChange: (id: string | undefined) => void }

export function CurriculumFilter({ value, onChange }: CurriculumFilterProps) {
  const { t } = useText()
  const curricula = useQuery(curriculaQuery())
  const choices = (curricula.data ?? []).map(({ id, name, number }) => ({
    value: id,
    label: t('report.curriculum_version', { name, number }),
  }))
  return (
    <SearchFilterChip
      label={t('report.curriculum')}
      choices={choices}
      loading={curricula.isPending}
      value={value}
      shown={curricula.isPending ? '…' : undefined}
      onChange={onChange}
    />
  )
}
