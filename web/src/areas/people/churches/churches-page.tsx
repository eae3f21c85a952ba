import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formatTotal } from '@/lib/totals'
import { countries } from '@/lib/world'
import { ViewMenu } from '@/session/views/view-menu'
import { useText } from '@/texts/use-text'
import { AddChurchDialog } from '@/ui/church/add-church-dialog'
import { AddIcon } from '@/ui/icons'
import { notify } from '@/ui/notices-store'
import { PageHeader } from '@/ui/page-header'
import { LoadingRows } from '@/ui/states/loading-rows'
import { type Query, QueryView } from '@/ui/states/query-view'
import { ExportMenu } from '@/ui/table/export-menu'
import { filterSetter } from '@/ui/table/list-params'
import { ListToolbar } from '@/ui/table/list-toolbar'
import { SearchField } from '@/ui/table/search-field'
import { SearchFilterChip } from '@/ui/table/search-filter-chip'
import { useListParams } from '@/ui/table/use-list-params'
import { useShortcut } from '@/ui/use-shortcut'
import { type ChurchesPage, churchListQuery, refreshChurches } from './api'
import {
  type ChurchListParams,
  churchFilterQuery,
  churchListSpec,
  churchPath,
  type OnParams,
} from './church-list'
import { ChurchTable } from './church-table'

// /apps/campus/church: fetches what the address asks for.
export function Component() {
  const { params, setParams } = useListParams(churchListSpec)
  const list = useQuery(churchListQuery(params))
  return <ChurchesView list={list} params={params} onParams={setParams} />
}

type ChurchesViewProps = { list: Query<ChurchesPage>; params: ChurchListParams; onParams: OnParams }

// The churches that people come from: how many, search and filters, the table, its pages.
function ChurchesView({ list, params, onParams }: ChurchesViewProps) {
  const { t, language } = useText()
  const { data } = list
  return (
    <>
      <PageHeader
        title={t('church.title')}
        count={data ? formatTotal(data.total, data.more, language) : ''}
        actions={
          <>
            <ExportMenu path="/api/churches/export" query={churchFilterQuery(params)} name="churches" />
            <NewChurchButton />
          </>
        }
      />
      <ChurchFilters params={params} onParams={onParams} />
      <QueryView query={list} loading={<LoadingRows rows={12} height={46} head />}>
        {(page) => <ChurchTable page={page} params={params} onParams={onParams} />}
      </QueryView>
    </>
  )
}

// Adds a church and opens it.
function NewChurchButton() {
  const { t } = useText()
  const navigate = useNavigate()
  const cache = useQueryClient()
  const [open, setOpen] = useState(false)
  useShortcut('n', () => setOpen(true))
  const handleAdded = ({ id, name }: { id: string; name: string }) => {
    refreshChurches(cache)
    notify({ text: t('church.added', { name }) })
    void navigate(churchPath(id))
  }
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        {t('church.add')}
      </Button>
      {open && <AddChurchDialog name="" onAdded={handleAdded} onClose={() => setOpen(false)} />}
    </>
  )
}

type ChurchFiltersProps = { params: ChurchListParams; onParams: OnParams }

// Search by name, city or pastor, and where a church is.
function ChurchFilters({ params, onParams }: ChurchFiltersProps) {
  const { t, language } = useText()
  const { filters } = params
  const filterBy = filterSetter(filters, onParams)
  return (
    <ListToolbar>
      <SearchField
        label={t('church.search_list')}
        value={params.q}
        onSearch={(q) => onParams({ q }, { replace: true })}
      />
      <SearchFilterChip
        label={t('church.country')}
        choices={() => countries(language)}
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
      <ViewMenu />
    </ListToolbar>
  )
}
