import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useText } from '@/texts/use-text'
import { CampusFilter } from '@/ui/campus/campus-filter'
import { FilterChip } from '@/ui/table/filter-chip'
import { filterSetter } from '@/ui/table/list-params'
import { ListToolbar } from '@/ui/table/list-toolbar'
import { ManyFilterChip } from '@/ui/table/many-filter-chip'
import { SearchField } from '@/ui/table/search-field'
import {
  chosenStates,
  everyYear,
  isFiltered,
  type OnParams,
  type PlanningListParams,
  planningStates,
  shownYear,
} from './planning-list'
import { recentSchoolYears, saySchoolYear } from './school-year'

type PlanningFiltersProps = {
  params: PlanningListParams
  onParams: OnParams
  // A matrix is of one year, and is not searched by words.
  oneYear: boolean
  choosesCampus: boolean
  // At the end of the line: view, columns.
  tools: ReactNode
}

export function PlanningFilters({ params, onParams, oneYear, choosesCampus, tools }: PlanningFiltersProps) {
  const { t } = useText()
  const { filters } = params
  const filterBy = filterSetter(filters, onParams)
  const year = shownYear(params) ?? (oneYear ? recentSchoolYears()[1] : undefined)
  return (
    <ListToolbar>
      {!oneYear && (
        <SearchField
          label={t('plannings.list.search')}
          value={params.q}
          onSearch={(q) => onParams({ q }, { replace: true })}
        />
      )}
      <FilterChip
        label={t('plannings.year')}
        choices={recentSchoolYears().map((one) => ({ value: String(one), label: saySchoolYear(one) }))}
        value={year === undefined ? undefined : String(year)}
        // Where a year is taken away, the one that we are in is left for a matrix, and all of them for a list.
        onChange={(value) => filterBy('year')(value ?? (oneYear ? undefined : everyYear))}
      />
      {choosesCampus && (
        <CampusFilter label={t('planning.campus')} value={filters.campus} onChange={filterBy('campus')} />
      )}
      <ManyFilterChip
        label={t('plannings.state')}
        choices={planningStates.map((value) => ({ value, label: t(`planning.states.${value}`) }))}
        values={chosenStates(params)}
        onChange={(values) => filterBy('state')(values.join(','))}
      />
      {isFiltered(params) && (
        <Button size="small" color="inherit" onClick={() => onParams(withoutFilters(params))}>
          {t('list.filter.clear')}
        </Button>
      )}
      {tools}
    </ListToolbar>
  )
}

// How one looks, and at which year, stays.
export function withoutFilters({ filters }: PlanningListParams): Partial<PlanningListParams> {
  const { campus: _campus, state: _state, ...kept } = filters
  return { q: '', filters: kept }
}
