import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { todayHere } from '@/lib/day-math'
import { useOwnCampusName } from '@/session/use-own-campus'
import { useText } from '@/texts/use-text'
import { CampusFilter } from '@/ui/campus/campus-filter'
import { FilterChip } from '@/ui/table/filter-chip'
import { filterSetter } from '@/ui/table/list-params'
import { ListToolbar } from '@/ui/table/list-toolbar'
import { MoreFilters } from '@/ui/table/more-filters'
import { SearchField } from '@/ui/table/search-field'
import { SearchFilterChip } from '@/ui/table/search-filter-chip'
import { curriculumChoicesQuery } from '../curricula/api'
import {
  type ClassListParams,
  classStates,
  everyCampus,
  levels,
  type OnParams,
  programmes,
} from './class-list'
import type { ClassMay } from './use-class-may'

type ClassFiltersProps = {
  params: ClassListParams
  onParams: OnParams
  // The campus that the list is narrowed to.
  campus: string | undefined
  may: ClassMay
  // At the end of the line: columns.
  tools: ReactNode
}

// Search and filters. Who sees one campus only is not offered to choose among campuses.
export function ClassFilters({ params, onParams, campus, may, tools }: ClassFiltersProps) {
  const { t } = useText()
  const { filters } = params
  const known = useOwnCampusName(campus)
  const filterBy = filterSetter(filters, onParams)
  const { campus: where, ...clearable } = filters
  return (
    <ListToolbar>
      <SearchField
        label={t('class.list.search')}
        value={params.q}
        onSearch={(q) => onParams({ q }, { replace: true })}
      />
      {may.network && (
        <CampusFilter
          label={t('class.campus')}
          value={campus}
          known={known}
          onChange={(chosen) => filterBy('campus')(chosen ?? everyCampus)}
        />
      )}
      <FilterChip
        label={t('class.state_name.label')}
        choices={(['coming', ...classStates] as const).map((value) => ({
          value,
          label: t(`class.state_name.${value}`),
        }))}
        value={filters.state}
        onChange={filterBy('state')}
      />
      <FilterChip
        label={t('class.year')}
        choices={recentYears().map((year) => ({ value: year, label: year }))}
        value={filters.year}
        onChange={filterBy('year')}
      />
      <MoreFilters>
        <FilterChip
          label={t('class.programme')}
          choices={programmes.map((value) => ({ value, label: t(`class.programmes.${value}`) }))}
          value={filters.programme}
          onChange={filterBy('programme')}
        />
        <FilterChip
          label={t('class.level')}
          choices={levels.map((level) => ({
            value: String(level),
            label: t('class.level_number', { level }),
          }))}
          value={filters.level}
          onChange={filterBy('level')}
        />
        {may.staff && may.readsCurricula && (
          <CurriculumFilter value={filters.curriculum} onChange={filterBy('curriculum')} />
        )}
      </MoreFilters>
      {Object.keys(clearable).length > 1 && (
        <Button
          size="small"
          color="inherit"
          onClick={() => onParams({ filters: where ? { campus: where } : {} })}
        >
          {t('list.filter.clear')}
        </Button>
      )}
      {tools}
    </ListToolbar>
  )
}

// Next year, this one and those before.
function recentYears(): string[] {
  const next = Number(todayHere().slice(0, 4)) + 1
  return Array.from({ length: 12 }, (_, index) => String(next - index))
}

type CurriculumFilterProps = { value: string | undefined; onChange: (id: string | undefined) => void }

// One version of a curriculum: a class stays with the one that it began with.
function CurriculumFilter({ value, onChange }: CurriculumFilterProps) {
  const { t } = useText()
  const curricula = useQuery(curriculumChoicesQuery())
  const choices = (curricula.data ?? []).map(({ id, name, number }) => ({
    value: id,
    label: t('class.curriculum_version', { name, number }),
  }))
  return (
    <SearchFilterChip
      label={t('class.curriculum')}
      choices={choices}
      loading={curricula.isPending}
      value={value}
      shown={curricula.isPending ? '…' : undefined}
      onChange={onChange}
    />
  )
}
