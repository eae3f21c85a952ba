import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useText } from '@/texts/use-text'
import { FilterChip } from '@/ui/table/filter-chip'
import { filterSetter } from '@/ui/table/list-params'
import { ListToolbar } from '@/ui/table/list-toolbar'
import { SearchField } from '@/ui/table/search-field'
import { SearchFilterChip } from '@/ui/table/search-filter-chip'
import { campusNamesQuery } from '../classes/api'
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
      {network && <CampusFilter value={filters.campus} onChange={filterBy('campus')} />}
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

type CampusFilterProps = { value: string | undefined; onChange: (campus: string | undefined) => void }

function CampusFilter({ value, onChange }: CampusFilterProps) {
  const { t } = useText()
  const campuses = useQuery(campusNamesQuery())
  return (
    <SearchFilterChip
      label={t('class.campus')}
      choices={(campuses.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      loading={campuses.isPending}
      value={value}
      shown={campuses.isPending ? '…' : undefined}
      onChange={onChange}
    />
  )
}
