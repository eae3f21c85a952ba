import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { countries as countriesOf } from '@/lib/world'
import { useReach } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { FilterChip } from '@/ui/table/filter-chip'
import { filterSetter } from '@/ui/table/list-params'
import { ListToolbar } from '@/ui/table/list-toolbar'
import { SearchField } from '@/ui/table/search-field'
import { regionsQuery } from '../regions/api'
import { type CampusListParams, campusStates } from './campus-list'
import { placesQuery } from './places'

type CampusFiltersProps = {
  params: CampusListParams
  onParams: (patch: Partial<CampusListParams>, options?: { replace?: boolean }) => void
}

// Search and the three filters. Who sees one campus only is spared those that could not change anything.
export function CampusFilters({ params, onParams }: CampusFiltersProps) {
  const { t, language } = useText()
  const seesNetwork = useReach('listCampuses') === 'all'
  const regions = useQuery(regionsQuery()).data ?? []
  const places = useQuery(placesQuery()).data
  const countries = useMemo(() => countriesOf(language, places?.countries ?? []), [places, language])
  const { filters } = params
  const filterBy = filterSetter(filters, onParams)
  return (
    <ListToolbar>
      <SearchField
        label={t('campus.list.search')}
        value={params.q}
        onSearch={(q) => onParams({ q }, { replace: true })}
      />
      <FilterChip
        label={t('campus.state_name.label')}
        choices={campusStates.map((value) => ({ value, label: t(`campus.state_name.${value}`) }))}
        value={filters.state}
        onChange={filterBy('state')}
      />
      {(seesNetwork || regions.length > 1 || filters.region) && (
        <FilterChip
          label={t('campus.region')}
          choices={regions.map(({ id, name }) => ({ value: id, label: name }))}
          value={filters.region}
          onChange={filterBy('region')}
        />
      )}
      {(seesNetwork || countries.length > 1 || filters.country) && (
        <FilterChip
          label={t('campus.country')}
          choices={countries}
          value={filters.country}
          onChange={filterBy('country')}
        />
      )}
      {Object.keys(filters).length > 1 && (
        <Button size="small" color="inherit" onClick={() => onParams({ filters: {} })}>
          {t('list.filter.clear')}
        </Button>
      )}
    </ListToolbar>
  )
}
