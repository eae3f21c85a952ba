import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { formatTotal } from '@/lib/totals'
import { useMay, useReach } from '@/session/use-may'
import { ViewMenu } from '@/session/views/view-menu'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { CampusFilter } from '@/ui/campus/campus-filter'
import { PageHeader } from '@/ui/page-header'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { type Query, QueryView } from '@/ui/states/query-view'
import { ExportMenu } from '@/ui/table/export-menu'
import { FilterChip } from '@/ui/table/filter-chip'
import { filterSetter } from '@/ui/table/list-params'
import { ListToolbar } from '@/ui/table/list-toolbar'
import { ListPager } from '@/ui/table/pager'
import { SearchField } from '@/ui/table/search-field'
import { useListParams } from '@/ui/table/use-list-params'
import { duplicatesQuery, type PairPage } from './api'
import {
  type DuplicateListParams,
  duplicateFilterQuery,
  duplicateListSpec,
  type OnParams,
} from './duplicate-list'
import { PairRow } from './pair-row'

// /apps/campus/duplicates: fetches what the address asks for.
export function Component() {
  const { params, setParams } = useListParams(duplicateListSpec)
  const list = useQuery(duplicatesQuery(params))
  return <DuplicatesView list={list} params={params} onParams={setParams} />
}

type DuplicatesViewProps = { list: Query<PairPage>; params: DuplicateListParams; onParams: OnParams }

// Pairs of records that may be one person, the likeliest first.
function DuplicatesView({ list, params, onParams }: DuplicatesViewProps) {
  const { t, language } = useText()
  const mayMerge = useMay('mergePeople')
  const { data } = list
  return (
    <>
      <BackLink listPath="/apps/campus/student">{t('people.students.title')}</BackLink>
      <PageHeader
        title={t('people.duplicates')}
        count={data ? formatTotal(data.total, data.more, language) : ''}
        actions={
          <ExportMenu
            path="/api/people/duplicates/export"
            query={duplicateFilterQuery(params)}
            name="duplicates"
          />
        }
      />
      <Box component="p" sx={{ mt: -2, mb: 2, maxWidth: 720, color: 'text.secondary' }}>
        {mayMerge ? t('merge.list.text') : t('merge.list.text_without_merge')}
      </Box>
      <DuplicateFilters params={params} onParams={onParams} />
      <QueryView query={list} loading={<LoadingRows rows={6} height={96} />}>
        {(page) => <Pairs page={page} params={params} onParams={onParams} mayMerge={mayMerge} />}
      </QueryView>
    </>
  )
}

type FiltersProps = { params: DuplicateListParams; onParams: OnParams }

function DuplicateFilters({ params, onParams }: FiltersProps) {
  const { t } = useText()
  const network = useReach('listDuplicates') === 'all'
  const { filters } = params
  const filterBy = filterSetter(filters, onParams)
  return (
    <ListToolbar>
      <SearchField
        label={t('merge.list.search')}
        value={params.q}
        onSearch={(q) => onParams({ q }, { replace: true })}
      />
      {network && (
        <CampusFilter label={t('people.campus')} value={filters.campus} onChange={filterBy('campus')} />
      )}
      <FilterChip
        label={t('merge.list.state')}
        choices={[{ value: 'dismissed', label: t('merge.list.dismissed') }]}
        value={filters.state}
        onChange={filterBy('state')}
      />
      <ViewMenu />
    </ListToolbar>
  )
}

type PairsProps = FiltersProps & { page: PairPage; mayMerge: boolean }

function Pairs({ page, params, onParams, mayMerge }: PairsProps) {
  const { t } = useText()
  // The last pair of the last page is gone: there are others, only not here.
  const beyondEnd = page.items.length === 0 && page.total > 0 && params.page > 1
  useEffect(() => {
    if (beyondEnd) onParams({ page: 1 }, { replace: true })
  }, [beyondEnd, onParams])
  if (page.items.length === 0) {
    return beyondEnd ? null : (
      <NoPairs filtered={params.q !== '' || Object.keys(params.filters).length > 0} onParams={onParams} />
    )
  }
  return (
    <>
      <Box component="ul" aria-label={t('people.duplicates')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {page.items.map((pair) => (
          <PairRow key={`${pair.one.id} ${pair.other.id}`} pair={pair} mayMerge={mayMerge} />
        ))}
      </Box>
      <ListPager list={page} params={params} onParams={onParams} />
    </>
  )
}

function NoPairs({ filtered, onParams }: { filtered: boolean; onParams: OnParams }) {
  const { t } = useText()
  if (!filtered) return <EmptyState text={t('merge.list.none')} />
  return (
    <EmptyState
      text={t('merge.list.none_match')}
      action={
        <Button variant="outlined" onClick={() => onParams({ q: '', filters: {} })}>
          {t('merge.list.show_all')}
        </Button>
      }
    />
  )
}
