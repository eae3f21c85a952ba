import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { useText } from '@/texts/use-text'
import { EmptyState } from '@/ui/states/empty-state'
import { DataTable } from '@/ui/table/data-table'
import { nextSort } from '@/ui/table/list-params'
import { ListPager } from '@/ui/table/pager'
import type { Selection } from '@/ui/table/use-selection'
import { studentPath } from '../enrollments/api'
import type { Application, ApplicationPage } from './api'
import { ApplicationActs } from './application-acts'
import { ApplicationChip, applicationColumns } from './application-columns'
import { type ApplicationListParams, isFiltered, type OnParams } from './application-list'
import type { Decision } from './use-decisions'

type ApplicationTableProps = {
  page: ApplicationPage
  params: ApplicationListParams
  onParams: OnParams
  // Of several campuses: each row says its own.
  campus: boolean
  selection: Selection
  onDecide: (decision: Decision, rows: readonly Application[]) => void
}

// The rows of one page, and the way to the others.
export function ApplicationTable(props: ApplicationTableProps) {
  const { page, params, onParams, campus, selection, onDecide } = props
  const texts = useText()
  const { t } = texts
  const beyondEnd = page.items.length === 0 && page.total > 0 && params.page > 1
  useEffect(() => {
    if (beyondEnd) onParams({ page: 1 }, { replace: true })
  }, [beyondEnd, onParams])
  if (page.items.length === 0) {
    return beyondEnd ? null : <NoApplications params={params} onParams={onParams} />
  }
  return (
    <>
      <DataTable
        label={t('application.title')}
        columns={applicationColumns(texts, campus, params.sort.replace('-', '') === 'name')}
        rows={page.items}
        rowKey={rowKey}
        rowName={(row) => row.name}
        rowHref={(row) => studentPath(row.person_id)}
        sort={params.sort}
        onSort={(column) => onParams({ sort: nextSort(column, params.sort) })}
        rowMenu={(row) => <ApplicationActs row={row} onDecide={onDecide} />}
        cardAside={(row) => <ApplicationChip row={row} />}
        selection={selection}
      />
      <ListPager list={page} params={params} onParams={onParams} />
    </>
  )
}

// Somebody may apply to two campuses.
export const rowKey = ({ person_id, campus_id }: Pick<Application, 'person_id' | 'campus_id'>) =>
  `${person_id} ${campus_id}`

function NoApplications({ params, onParams }: { params: ApplicationListParams; onParams: OnParams }) {
  const { t } = useText()
  if (!isFiltered(params)) return <EmptyState text={t('application.none')} />
  return (
    <EmptyState
      text={t('application.none_match')}
      action={
        <Button variant="outlined" onClick={() => onParams({ q: '', filters: {} })}>
          {t('application.show_all')}
        </Button>
      }
    />
  )
}
