import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { useText } from '@/texts/use-text'
import { EmptyState } from '@/ui/states/empty-state'
import { DataTable } from '@/ui/table/data-table'
import { nextSort } from '@/ui/table/list-params'
import { ListPager } from '@/ui/table/pager'
import { PlanningChip } from '../planning-chip'
import type { Planning, PlanningPage } from './api'
import type { PlanningColumn } from './planning-columns'
import { withoutFilters } from './planning-filters'
import { boardPath, isFiltered, type OnParams, type PlanningListParams } from './planning-list'
import { PlanningMenu } from './planning-menu'

type PlanningTableProps = {
  page: PlanningPage
  columns: readonly PlanningColumn[]
  params: PlanningListParams
  onParams: OnParams
  onNew: (() => void) | undefined
  onCopy: (planning: Planning) => void
}

// The rows of one page, and the way to the others.
export function PlanningTable({ page, columns, params, onParams, onNew, onCopy }: PlanningTableProps) {
  const { t } = useText()
  // An old link, or the last row of the last page is gone: there are rows, only not here.
  const beyondEnd = page.items.length === 0 && page.total > 0 && params.page > 1
  useEffect(() => {
    if (beyondEnd) onParams({ page: 1 }, { replace: true })
  }, [beyondEnd, onParams])
  if (page.items.length === 0) {
    return beyondEnd ? null : <PlanningsEmpty params={params} onParams={onParams} onNew={onNew} />
  }
  return (
    <>
      <DataTable
        label={t('plannings.list.title')}
        columns={columns}
        rows={page.items}
        rowKey={(row) => row.id}
        rowName={(row) => t('plannings.numbered', { number: row.number })}
        rowHref={(row) => boardPath(row.id)}
        sort={params.sort}
        onSort={(column) => onParams({ sort: nextSort(column, params.sort) })}
        rowMenu={(row) => <PlanningMenu planning={row} onCopy={onNew && onCopy} />}
        cardAside={(row) => <PlanningChip state={row.state} />}
      />
      <ListPager list={page} params={params} onParams={onParams} />
    </>
  )
}

type PlanningsEmptyProps = {
  params: PlanningListParams
  onParams: OnParams
  onNew: (() => void) | undefined
}

// None: because of the filters, or because the year has none yet. Each with its next step.
export function PlanningsEmpty({ params, onParams, onNew }: PlanningsEmptyProps) {
  const { t } = useText()
  if (isFiltered(params)) {
    const showAll = (
      <Button variant="outlined" onClick={() => onParams(withoutFilters(params))}>
        {t('plannings.list.show_all')}
      </Button>
    )
    return <EmptyState text={t('plannings.list.none_match')} action={showAll} />
  }
  const action = onNew && (
    <Button variant="contained" onClick={onNew}>
      {t('plannings.create.open')}
    </Button>
  )
  return <EmptyState text={t(onNew ? 'plannings.list.none_yet' : 'plannings.list.none')} action={action} />
}
