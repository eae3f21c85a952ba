import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatTotal } from '@/lib/totals'
import { KitLink } from '@/offline/kit/kit-link'
import { TakenList } from '@/offline/taken-list'
import { useSession } from '@/session/session-store'
import { useMay, useReach } from '@/session/use-may'
import { useOwnCampusName } from '@/session/use-own-campus'
import { ViewMenu } from '@/session/views/view-menu'
import { useText } from '@/texts/use-text'
import { CampusFilter } from '@/ui/campus/campus-filter'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/page-header'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { ExportMenu } from '@/ui/table/export-menu'
import { FilterChip } from '@/ui/table/filter-chip'
import { filterSetter } from '@/ui/table/list-params'
import { ListToolbar } from '@/ui/table/list-toolbar'
import { SearchField } from '@/ui/table/search-field'
import { useListParams } from '@/ui/table/use-list-params'
import { useShortcut } from '@/ui/use-shortcut'
import { listsQuery } from './api'
import { listKind } from './list-kind'
import { everyCampus, listFilterQuery, listStates, listsSpec } from './lists-params'
import { ListsTable } from './lists-table'

const NewListDialog = lazyPart(() => import('./new-list-dialog').then((m) => ({ default: m.NewListDialog })))

// /apps/campus/lists: who has received, returned and paid which book, list by list.
export function Component() {
  const { t, language } = useText()
  const { params, setParams } = useListParams(listsSpec)
  const own = useSession((state) => state.user?.organization_id) ?? ''
  const network = useReach('listBookLists') === 'all'
  const may = useMay('createBookList')
  const [making, setMaking] = useState(false)
  const filter = listFilterQuery(params, own)
  const list = useQuery(listsQuery(filter, params))
  const onNew = may ? () => setMaking(true) : undefined
  useShortcut('n', onNew)
  const filterBy = filterSetter(params.filters, setParams)
  const known = useOwnCampusName(filter.campus)
  return (
    <>
      <PageHeader
        title={t('booklist.list.title')}
        count={list.data ? formatTotal(list.data.total, list.data.more, language) : ''}
        actions={
          <>
            <KitLink />
            <ExportMenu path="/api/lists/export" query={filter} name="lists" />
            {onNew && (
              <Button variant="contained" onClick={onNew}>
                {t('booklist.create.act')}
              </Button>
            )}
          </>
        }
      />
      <ListToolbar>
        <SearchField
          label={t('booklist.list.search')}
          value={params.q}
          onSearch={(q) => setParams({ q }, { replace: true })}
        />
        {network && (
          <CampusFilter
            label={t('booklist.campus')}
            value={filter.campus}
            known={known}
            onChange={(chosen) => filterBy('campus')(chosen ?? everyCampus)}
          />
        )}
        <FilterChip
          label={t('booklist.state')}
          choices={listStates.map((value) => ({ value, label: t(`booklist.states.${value}`) }))}
          value={params.filters.state}
          onChange={filterBy('state')}
        />
        <ViewMenu campus={network ? filter.campus : undefined} />
      </ListToolbar>
      <QueryView query={list} loading={<LoadingRows rows={8} height={51} head />}>
        {(page) => (
          <ListsTable
            {...{ page, params, onNew }}
            oneCampus={!network || filter.campus !== undefined}
            onParams={setParams}
          />
        )}
      </QueryView>
      {list.isError && !list.data && <TakenList kind={listKind} />}
      {making && <NewListDialog campusId={filter.campus ?? own} onClose={() => setMaking(false)} />}
    </>
  )
}
