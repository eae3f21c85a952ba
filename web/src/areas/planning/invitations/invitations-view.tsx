import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { formatTotal } from '@/lib/totals'
import { useMay } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { PageHeader } from '@/ui/page-header'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { DataTable } from '@/ui/table/data-table'
import { ExportMenu } from '@/ui/table/export-menu'
import { nextSort } from '@/ui/table/list-params'
import { ListPager } from '@/ui/table/pager'
import { SelectButton } from '@/ui/table/select-button'
import { SelectionBar } from '@/ui/table/selection-bar'
import { useListParams } from '@/ui/table/use-list-params'
import { useSelection } from '@/ui/table/use-selection'
import { InvitationChip } from '../invitation-chip'
import { invitationListQuery } from './api'
import { invitationColumns } from './invitation-columns'
import { InvitationFilters } from './invitation-filters'
import {
  type InvitationListParams,
  invitationFilterQuery,
  invitationListSpec,
  isFiltered,
  type OnParams,
  type ViewProps,
  withoutFilters,
} from './invitation-list'
import { InvitationMatrixView } from './invitation-matrix'
import { InvitationPanel } from './invitation-panel'
import { useInvitationActs } from './use-invitation-acts'

// /apps/academic/program/planning?view=invitations: whom all plannings ask, who has not answered, and what to do about
// it.
export function InvitationsView() {
  const { t } = useText()
  const { params, setParams } = useListParams(invitationListSpec)
  const open = (id: string | undefined) => {
    const { open: _before, ...filters } = params.filters
    setParams({ filters: { ...filters, ...(id && { open: id }) }, page: params.page })
  }
  return (
    <>
      <BackLink listPath="/apps/academic/program/planning">{t('plannings.list.title')}</BackLink>
      {params.filters.show === 'matrix' ? (
        <InvitationMatrixView params={params} onParams={setParams} onOpen={open} />
      ) : (
        <ListView params={params} onParams={setParams} onOpen={open} />
      )}
      {params.filters.open && <InvitationPanel id={params.filters.open} onClose={() => open(undefined)} />}
    </>
  )
}

function ListView({ params, onParams }: ViewProps) {
  const texts = useText()
  const { t, language } = texts
  const filter = useMemo(() => invitationFilterQuery(params), [params])
  const list = useQuery(invitationListQuery(filter, params))
  const mayAct = useMay('sendInvitations')
  const selection = useSelection(JSON.stringify(filter))
  const columns = useMemo(() => invitationColumns(texts), [texts])
  const { data } = list
  const path = (id: string) => {
    const search = new URLSearchParams(params.filters as Record<string, string>)
    search.set('open', id)
    return `/apps/academic/program/planning?${search}`
  }
  return (
    <>
      <PageHeader
        title={t('inviting.title')}
        count={data ? formatTotal(data.total, data.more, language) : ''}
        actions={<ExportMenu path="/api/invitations/export" query={filter} name="invitations" />}
      />
      <InvitationFilters
        params={params}
        onParams={onParams}
        tools={mayAct && <SelectButton selection={selection} />}
      />
      <QueryView query={list} loading={<LoadingRows rows={10} height={46} head />}>
        {(page) =>
          page.items.length === 0 ? (
            <NoInvitations params={params} onParams={onParams} />
          ) : (
            <>
              <DataTable
                label={t('inviting.title')}
                columns={columns}
                rows={page.items}
                rowKey={(row) => row.id}
                rowName={(row) => row.person_name}
                rowHref={(row) => path(row.id)}
                sort={params.sort}
                onSort={(column) => onParams({ sort: nextSort(column, params.sort) })}
                cardAside={(row) => <InvitationChip state={row.state} />}
                selection={mayAct ? selection : undefined}
              />
              <ListPager list={page} params={params} onParams={onParams} />
              <SelectionBar selection={selection} total={page.items.length} more={false}>
                <SelectedActs
                  ids={selection.all ? page.items.map(({ id }) => id) : [...selection.ids]}
                  onDone={selection.clear}
                />
              </SelectionBar>
            </>
          )
        }
      </QueryView>
    </>
  )
}

function SelectedActs({ ids, onDone }: { ids: string[]; onDone: () => void }) {
  const { t } = useText()
  const acts = useInvitationActs(onDone)
  return (
    <>
      <Button variant="contained" onClick={() => void acts.remind(ids)}>
        {t('inviting.remind.act')}
      </Button>
      <Button variant="outlined" onClick={() => void acts.next(ids)}>
        {t('inviting.next.act')}
      </Button>
      <Button variant="outlined" color="error" onClick={() => void acts.cancel(ids)}>
        {t('inviting.cancel.act')}
      </Button>
    </>
  )
}

function NoInvitations({ params, onParams }: { params: InvitationListParams; onParams: OnParams }) {
  const { t } = useText()
  if (!isFiltered(params)) return <EmptyState text={t('inviting.none')} />
  const clear = (
    <Button variant="outlined" onClick={() => onParams(withoutFilters(params))}>
      {t('list.filter.clear')}
    </Button>
  )
  return <EmptyState text={t('inviting.none_match')} action={clear} />
}
