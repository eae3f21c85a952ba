import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { cldrLanguages } from '@/lib/cldr-languages'
import { languageNames } from '@/lib/world'
import { ViewMenu } from '@/session/views/view-menu'
import { useText } from '@/texts/use-text'
import { CampusFilter } from '@/ui/campus/campus-filter'
import { DayFilterChip } from '@/ui/table/day-filter-chip'
import { FilterChip } from '@/ui/table/filter-chip'
import { filterSetter } from '@/ui/table/list-params'
import { ListToolbar } from '@/ui/table/list-toolbar'
import { SearchField } from '@/ui/table/search-field'
import { SearchFilterChip } from '@/ui/table/search-filter-chip'
import { askedStates, type InstructorListParams, type OnParams } from './instructor-list'

type InstructorFiltersProps = {
  params: InstructorListParams
  onParams: OnParams
  // At the end of the line: selection on a phone.
  tools: ReactNode
}

// Search and filters: where, in which language, free on which day, and who owes an answer.
export function InstructorFilters({ params, onParams, tools }: InstructorFiltersProps) {
  const { t, language } = useText()
  const { filters } = params
  const filterBy = filterSetter(filters, onParams)
  return (
    <ListToolbar>
      <SearchField
        label={t('instructor.list.search')}
        value={params.q}
        onSearch={(q) => onParams({ q }, { replace: true })}
      />
      <CampusFilter label={t('instructor.campus')} value={filters.campus} onChange={filterBy('campus')} />
      <SearchFilterChip
        label={t('instructor.language')}
        choices={() => languageNames(cldrLanguages, language)}
        value={filters.language}
        onChange={filterBy('language')}
      />
      <DayFilterChip label={t('instructor.free_on')} value={filters.free_on} onChange={filterBy('free_on')} />
      <FilterChip
        label={t('instructor.dates')}
        choices={askedStates.map((value) => ({ value, label: t(`instructor.asked.${value}`) }))}
        value={filters.asked}
        onChange={filterBy('asked')}
      />
      {Object.keys(filters).length > 1 && (
        <Button size="small" color="inherit" onClick={() => onParams({ filters: {} })}>
          {t('list.filter.clear')}
        </Button>
      )}
      {tools}
      <ViewMenu />
    </ListToolbar>
  )
}
