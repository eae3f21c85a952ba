import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formatTotal } from '@/lib/totals'
import { ViewMenu } from '@/session/views/view-menu'
import { useText } from '@/texts/use-text'
import { AddIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
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
import { type CurriculumPage, curriculumListQuery } from './api'
import {
  type CurriculumListParams,
  curriculumFilterQuery,
  curriculumListSpec,
  curriculumPath,
  type OnParams,
  programmes,
} from './curriculum-list'
import { CurriculumTable } from './curriculum-table'
import { useMayManage } from './may-manage'

// /apps/academic/program/curriculum: fetches what the address asks for.
export function Component() {
  const { params, setParams } = useListParams(curriculumListSpec)
  const list = useQuery(curriculumListQuery(params))
  return <CurriculaView list={list} params={params} onParams={setParams} mayManage={useMayManage()} />
}

const NewCurriculumDialog = lazyPart(() =>
  import('./new-curriculum-dialog').then((module) => ({ default: module.NewCurriculumDialog })),
)

type CurriculaViewProps = {
  list: Query<CurriculumPage>
  params: CurriculumListParams
  onParams: OnParams
  mayManage: boolean
}

// The curricula of the school: of each the newest version, with its courses and hours.
function CurriculaView({ list, params, onParams, mayManage }: CurriculaViewProps) {
  const { t, language } = useText()
  const navigate = useNavigate()
  const [making, setMaking] = useState(false)
  const onNew = mayManage ? () => setMaking(true) : undefined
  useShortcut('n', onNew)
  const { data } = list
  return (
    <>
      <PageHeader
        title={t('curriculum.list.title')}
        count={data ? formatTotal(data.total, data.more, language) : ''}
        actions={
          <>
            <ExportMenu path="/api/curricula/export" query={curriculumFilterQuery(params)} name="curricula" />
            {onNew && (
              <Button variant="contained" startIcon={<AddIcon />} onClick={onNew}>
                {t('curriculum.create.open')}
              </Button>
            )}
          </>
        }
      />
      <CurriculumFilters params={params} onParams={onParams} />
      <QueryView query={list} loading={<LoadingRows rows={6} height={46} head />}>
        {(page) => <CurriculumTable page={page} params={params} onParams={onParams} onNew={onNew} />}
      </QueryView>
      {making && (
        <NewCurriculumDialog
          onClose={() => setMaking(false)}
          onCreated={(curriculum) => void navigate(curriculumPath(curriculum.id))}
        />
      )}
    </>
  )
}

type CurriculumFiltersProps = { params: CurriculumListParams; onParams: OnParams }

function CurriculumFilters({ params, onParams }: CurriculumFiltersProps) {
  const { t } = useText()
  const { filters } = params
  const filterBy = filterSetter(filters, onParams)
  return (
    <ListToolbar>
      <SearchField
        label={t('curriculum.list.search')}
        value={params.q}
        onSearch={(q) => onParams({ q }, { replace: true })}
      />
      <FilterChip
        label={t('curriculum.programme')}
        choices={programmes.map((value) => ({ value, label: t(`curriculum.programmes.${value}`) }))}
        value={filters.programme}
        onChange={filterBy('programme')}
      />
      <FilterChip
        label={t('curriculum.state')}
        choices={[{ value: 'archived', label: t('curriculum.archived') }]}
        value={filters.state}
        onChange={filterBy('state')}
      />
      {Object.keys(filters).length > 1 && (
        <Button size="small" color="inherit" onClick={() => onParams({ filters: {} })}>
          {t('list.filter.clear')}
        </Button>
      )}
      <ViewMenu />
    </ListToolbar>
  )
}
