import { useMemo } from 'react'
import { countries } from '@/lib/world'
import { useText } from '@/texts/use-text'
import { ListToolbar } from '@/ui/table/list-toolbar'
import { SearchField } from '@/ui/table/search-field'
import { SearchFilterChip } from '@/ui/table/search-filter-chip'
import type { ChurchListParams, OnParams } from './church-list'

type ChurchFiltersProps = { params: ChurchListParams; onParams: OnParams }

// Search by name, city or pastor, and where a church is.
export function ChurchFilters({ params, onParams }: ChurchFiltersProps) {
  const { t, language } = useText()
  const places = useMemo(() => countries(language), [language])
  const { filters } = params
  const filterBy = (name: keyof typeof filters) => (value: string | undefined) => {
    const { [name]: _dropped, ...others } = filters
    onParams({ filters: value ? { ...others, [name]: value } : others })
  }
  return (
    <ListToolbar>
      <SearchField
        label={t('church.search_list')}
        value={params.q}
        onSearch={(q) => onParams({ q }, { replace: true })}
      />
      <SearchFilterChip
        label={t('church.country')}
        choices={places}
        value={filters.country}
        onChange={filterBy('country')}
      />
      <SearchFilterChip
        free
        label={t('church.city')}
        choices={[]}
        value={filters.city}
        onChange={filterBy('city')}
      />
    </ListToolbar>
  )
}
