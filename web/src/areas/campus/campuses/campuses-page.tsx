import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { Schemas } from '@/api/client'
import { formatTotal } from '@/lib/totals'
import { countries as countriesOf } from '@/lib/world'
import { useMay, useReach } from '@/session/use-may'
import { ViewMenu } from '@/session/views/view-menu'
import { useText } from '@/texts/use-text'
import { PageHeader } from '@/ui/page-header'
import { LoadingRows } from '@/ui/states/loading-rows'
import { type Query, QueryView } from '@/ui/states/query-view'
import { ExportMenu } from '@/ui/table/export-menu'
import { FilterChip } from '@/ui/table/filter-chip'
import { filterSetter } from '@/ui/table/list-params'
import { ListToolbar } from '@/ui/table/list-toolbar'
import { SearchField } from '@/ui/table/search-field'
import { useListParams } from '@/ui/table/use-list-params'
import { useShortcut } from '@/ui/use-shortcut'
import { regionsQuery } from '../regions/api'
import { campusListQuery } from './api'
import {
  type CampusListParams,
  campusFilterQuery,
  campusListSpec,
  campusStates,
  newCampusPath,
} from './campus-list'
import { CampusTable } from './campus-table'
import { NewCampusButton } from './new-campus-button'
import { placesQuery } from './places'
import { RegionsButton } from './regions-button'

// /apps/academic/campus: fetches what the address asks for.
export function Component() {
  const { params, setParams } = useListParams(campusListSpec)
  const list = useQuery(campusListQuery(params))
  // To make and delete campuses and regions; of one campus the server says it itself.
  const mayManage = useMay('createCampus')
  return <CampusesView list={list} params={params} onParams={setParams} mayManage={mayManage} />
}

type CampusesViewProps = {
  list: Query<Schemas['PageCampusRow']>
  params: CampusListParams
  onParams: (patch: Partial<CampusListParams>, options?: { replace?: boolean }) => void
  mayManage: boolean
}

// The list of campuses: how many, search and filters, the table, its pages.
function CampusesView({ list, params, onParams, mayManage }: CampusesViewProps) {
  const { t, language } = useText()
  const navigate = useNavigate()
  const { data } = list
  useShortcut('n', mayManage ? () => void navigate(newCampusPath) : undefined)
  return (
    <>
      <PageHeader
        title={t('campus.list.title')}
        count={data ? formatTotal(data.total, data.more, language) : ''}
        actions={
          <>
            <ExportMenu path="/api/campuses/export" query={campusFilterQuery(params)} name="campuses" />
            <RegionsButton mayManage={mayManage} />
            {mayManage && <NewCampusButton />}
          </>
        }
      />
      <CampusFilters params={params} onParams={onParams} />
      <QueryView query={list} loading={<LoadingRows rows={10} height={46} head />}>
        {(page) => <CampusTable page={page} params={params} onParams={onParams} mayManage={mayManage} />}
      </QueryView>
    </>
  )
}

type CampusFiltersProps = {
  params: CampusListParams
  onParams: (patch: Partial<CampusListParams>, options?: { replace?: boolean }) => void
}

// Search and the three filters. Who sees one campus only is spared those that could not change anything.
function CampusFilters({ params, onParams }: CampusFiltersProps) {
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
      <ViewMenu />
    </ListToolbar>
  )
}
