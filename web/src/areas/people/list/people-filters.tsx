import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useText } from '@/texts/use-text'
import { FilterChip } from '@/ui/table/filter-chip'
import { filterSetter } from '@/ui/table/list-params'
import { ListToolbar } from '@/ui/table/list-toolbar'
import { ManyFilterChip } from '@/ui/table/many-filter-chip'
import { SearchField } from '@/ui/table/search-field'
import { CampusFilter } from './campus-filter'
import { ChurchFilter } from './church-filter'
import type { PeopleKind } from './people-kind'
import { chosenRoles, type OnParams, type PeopleListParams } from './people-list'
import { CityFilter, CountryFilter } from './place-filters'
import type { PeopleMay } from './use-may'

type PeopleFiltersProps = {
  kind: PeopleKind
  params: PeopleListParams
  onParams: OnParams
  campus: string | undefined
  may: PeopleMay
  // At the end of the line: columns, selection.
  tools: ReactNode
}

// Search and filters. Who may not know where people live, their church, or whether they sign in, is not offered to filter by it.
export function PeopleFilters({ kind, params, onParams, campus, may, tools }: PeopleFiltersProps) {
  const { t } = useText()
  const { filters } = params
  const filterBy = filterSetter(filters, onParams)
  const { campus: where, ...clearable } = filters
  return (
    <ListToolbar>
      <SearchField
        label={t(kind.search)}
        value={params.q}
        onSearch={(q) => onParams({ q }, { replace: true })}
      />
      {may.network && <CampusFilter value={campus} onChange={filterBy('campus')} />}
      {kind.roles.length > 1 && (
        <ManyFilterChip
          label={t('person.role')}
          choices={kind.roles.map((value) => ({ value, label: t(`access.role.${value}`) }))}
          values={chosenRoles(kind, params)}
          onChange={(roles) => filterBy('role')(roles.join(',') || undefined)}
        />
      )}
      {kind.roles.includes('user') && (
        <FilterChip
          label={t('access.former')}
          choices={[
            { value: 'true', label: t('ui.yes') },
            { value: 'false', label: t('ui.no') },
          ]}
          value={filters.former}
          onChange={filterBy('former')}
        />
      )}
      {may.write && (
        <FilterChip
          label={t('people.sign_in')}
          choices={[
            { value: 'true', label: t('people.enabled') },
            { value: 'false', label: t('person.disabled') },
          ]}
          value={filters.enabled}
          onChange={filterBy('enabled')}
        />
      )}
      {may.contact && <CityFilter value={filters.city} onChange={filterBy('city')} />}
      {may.contact && <CountryFilter value={filters.country} onChange={filterBy('country')} />}
      {may.write && <ChurchFilter value={filters.church} onChange={filterBy('church')} />}
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
