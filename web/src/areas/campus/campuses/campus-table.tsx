import Button from '@mui/material/Button'
import { useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { Schemas } from '@/api/client'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { DeleteIcon, OpenIcon, RestoreIcon } from '@/ui/icons'
import { EmptyState } from '@/ui/states/empty-state'
import { DataTable } from '@/ui/table/data-table'
import { nextSort } from '@/ui/table/list-params'
import { ListPager } from '@/ui/table/pager'
import type { CampusRow } from './api'
import { campusColumns } from './campus-columns'
import { type CampusListParams, campusPath, isFiltered } from './campus-list'
import { CampusStateChip } from './campus-state-chip'
import { NewCampusButton } from './new-campus-button'
import { useCampusActions } from './use-campus-actions'

type CampusTableProps = {
  page: Schemas['PageCampusRow']
  params: CampusListParams
  onParams: (patch: Partial<CampusListParams>, options?: { replace?: boolean }) => void
  mayManage: boolean
}

// The rows of one page, and the way to the others.
export function CampusTable({ page, params, onParams, mayManage }: CampusTableProps) {
  const texts = useText()
  const columns = useMemo(() => campusColumns(texts), [texts])
  // An old link, or the last row of the last page was deleted: there are rows, only not here.
  const beyondEnd = page.items.length === 0 && page.total > 0 && params.page > 1
  useEffect(() => {
    if (beyondEnd) onParams({ page: 1 }, { replace: true })
  }, [beyondEnd, onParams])
  if (page.items.length === 0) {
    return beyondEnd ? null : <CampusesEmpty params={params} onParams={onParams} mayManage={mayManage} />
  }
  return (
    <>
      <DataTable
        label={texts.t('campus.list.title')}
        columns={columns}
        rows={page.items}
        rowKey={(row) => row.id}
        rowHref={(row) => campusPath(row.id)}
        sort={params.sort}
        onSort={(column) => onParams({ sort: nextSort(column, params.sort) })}
        rowMenu={(row) => <CampusRowMenu row={row} mayManage={mayManage} />}
        cardAside={(row) => <CampusStateChip campus={row} />}
      />
      <ListPager list={page} params={params} onParams={onParams} />
    </>
  )
}

type CampusesEmptyProps = {
  params: CampusListParams
  onParams: (patch: Partial<CampusListParams>) => void
  mayManage: boolean
}

// No rows: because of the search, or because there are none yet. Each with its next step.
function CampusesEmpty({ params, onParams, mayManage }: CampusesEmptyProps) {
  const { t } = useText()
  if (isFiltered(params)) {
    const showAll = (
      <Button variant="outlined" onClick={() => onParams({ q: '', filters: {} })}>
        {t('campus.list.show_all')}
      </Button>
    )
    return <EmptyState text={t('campus.list.none_match')} action={showAll} />
  }
  if (!mayManage) return <EmptyState text={t('campus.list.none_in_reach')} />
  return <EmptyState text={t('campus.list.none_yet')} action={<NewCampusButton />} />
}

// What can be done with a campus from its row.
function CampusRowMenu({ row, mayManage }: { row: CampusRow; mayManage: boolean }) {
  const { t } = useText()
  const navigate = useNavigate()
  const { remove, restore } = useCampusActions()
  const actions: Action[] = [
    { label: t('ui.open'), icon: <OpenIcon />, onClick: () => void navigate(campusPath(row.id)) },
  ]
  if (mayManage && row.archived) {
    actions.push({ label: t('campus.restore.act'), icon: <RestoreIcon />, onClick: () => void restore(row) })
  }
  if (mayManage && !row.archived) {
    actions.push({
      label: t('campus.delete.act'),
      icon: <DeleteIcon />,
      irreversible: true,
      onClick: () => void remove(row),
    })
  }
  return <ActionMenu label={t('campus.list.actions', { name: row.name })} actions={actions} />
}
