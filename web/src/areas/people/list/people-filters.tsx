import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { nameOrder } from '@/lib/names'
import { useSettled } from '@/lib/use-settled'
import { countries } from '@/lib/world'
import { useSession } from '@/session/session-store'
import { useText } from '@/texts/use-text'
import { CampusFilter } from '@/ui/campus/campus-filter'
import { campusNamesQuery } from '@/ui/campus/campus-names'
import { churchesQuery, churchQuery } from '@/ui/church/churches'
import { FilterChip } from '@/ui/table/filter-chip'
import { filterSetter } from '@/ui/table/list-params'
import { ListToolbar } from '@/ui/table/list-toolbar'
import { ManyFilterChip } from '@/ui/table/many-filter-chip'
import { MoreFilters } from '@/ui/table/more-filters'
import { SearchField } from '@/ui/table/search-field'
import { SearchFilterChip } from '@/ui/table/search-filter-chip'
import { ClassFilter } from './class-filter'
import type { PeopleKind } from './people-kind'
import {
  chosenRoles,
  chosenStandings,
  everyCampus,
  type OnParams,
  type PeopleListParams,
  standings,
} from './people-list'
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
      {may.network && <OwnCampusFilter value={campus} onChange={filterBy('campus')} />}
      {kind.learns && <ClassFilter campus={campus} value={filters.class} onChange={filterBy('class')} />}
      {kind.learns && may.contact && (
        <ManyFilterChip
          label={t('people.enrollment')}
          choices={standings.map((value) => ({ value, label: t(`people.standing.${value}`) }))}
          values={chosenStandings(params)}
          onChange={(chosen) => filterBy('standing')(chosen.join(',') || undefined)}
        />
      )}
      {kind.learns && may.late && (
        <FilterChip
          label={t('people.payments')}
          choices={[{ value: 'true', label: t('people.late') }]}
          value={filters.late}
          onChange={filterBy('late')}
        />
      )}
      {(!kind.learns || filters.role) && kind.roles.length > 1 && (
        <ManyFilterChip
          label={t('person.role')}
          choices={kind.roles.map((value) => ({ value, label: t(`access.role.${value}`) }))}
          values={chosenRoles(kind, params)}
          onChange={(roles) => filterBy('role')(roles.join(',') || undefined)}
        />
      )}
      {(may.write || may.contact) && (
        <MoreFilters>
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
        </MoreFilters>
      )}
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

// For who sees the network: one campus, that of the session to begin with, whose name is known before the list of them
// comes, or all of them.
type OwnCampusFilterProps = { value: string | undefined; onChange: (campus: string) => void }

function OwnCampusFilter({ value, onChange }: OwnCampusFilterProps) {
  const { t } = useText()
  const here = useSession((state) => state.user)
  const known = here && here.organization_id === value ? here.organization_name : undefined
  return (
    <CampusFilter
      label={t('people.campus')}
      value={value}
      known={known}
      onChange={(campus) => onChange(campus ?? everyCampus)}
    />
  )
}

type PlaceFilterProps = { value: string | undefined; onChange: (value: string | undefined) => void }

// The specification's four; those of the campuses come along, and any other can be typed.
const cities = ['Paris', 'Nice', 'Nantes', 'Marseille']

function CityFilter({ value, onChange }: PlaceFilterProps) {
  const { t, language } = useText()
  const campuses = useQuery(campusNamesQuery()).data ?? []
  // To put a few names in order is quick; the browser's rules for it are not there at once.
  const choices = () => {
    const known = new Set([...cities, ...campuses.map(({ city }) => city).filter(Boolean)])
    return [...known].sort(nameOrder(language)).map((city) => ({ value: city, label: city }))
  }
  return (
    <SearchFilterChip free label={t('person.city')} choices={choices} value={value} onChange={onChange} />
  )
}

function CountryFilter({ value, onChange }: PlaceFilterProps) {
  const { t, language } = useText()
  const choices = () => countries(language)
  return <SearchFilterChip label={t('person.country')} choices={choices} value={value} onChange={onChange} />
}

type ChurchFilterProps = { value: string | undefined; onChange: (church: string | undefined) => void }

// The people of one church, which is found on the server while one types.
function ChurchFilter({ value, onChange }: ChurchFilterProps) {
  const { t } = useText()
  const [typed, setTyped] = useState<string | null>(null)
  const found = useQuery({ ...churchesQuery(useSettled(typed ?? '')), enabled: typed !== null })
  const chosen = useQuery({ ...churchQuery(value ?? ''), enabled: value !== undefined })
  return (
    <SearchFilterChip
      label={t('person.church')}
      choices={(found.data?.items ?? []).map(({ id, name, city }) => ({
        value: id,
        label: city ? `${name} (${city})` : name,
      }))}
      loading={found.isFetching}
      value={value}
      shown={chosen.data?.name ?? '…'}
      onChange={onChange}
      onSearch={setTyped}
    />
  )
}
