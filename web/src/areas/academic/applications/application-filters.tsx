import type { ReactNode } from 'react'
import { useText } from '@/texts/use-text'
import { CampusFilter } from '@/ui/campus/campus-filter'
import { FilterChip } from '@/ui/table/filter-chip'
import { filterSetter } from '@/ui/table/list-params'
import { ListToolbar } from '@/ui/table/list-toolbar'
import { SearchField } from '@/ui/table/search-field'
import { type ApplicationListParams, applicationStates, type OnParams } from './application-list'

type ApplicationFiltersProps = {
  params: ApplicationListParams
  onParams: OnParams
  // Reaches every campus, and may choose among them.
  network: boolean
  tools: ReactNode
}

export function ApplicationFilters({ params, onParams, network, tools }: ApplicationFiltersProps) {
  const { t } = useText()
  const { filters } = params
  const filterBy = filterSetter(filters, onParams)
  return (
    <ListToolbar>
      <SearchField
        label={t('application.search')}
        value={params.q}
        onSearch={(q) => onParams({ q }, { replace: true })}
      />
      {network && (
        <CampusFilter label={t('class.campus')} value={filters.campus} onChange={filterBy('campus')} />
      )}
      <FilterChip
        label={t('application.state')}
        choices={applicationStates.map((value) => ({ value, label: t(`application.states.${value}`) }))}
        value={filters.state}
        onChange={filterBy('state')}
      />
      {tools}
    </ListToolbar>
  )
}
