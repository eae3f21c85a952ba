import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { DeleteIcon, OpenIcon, RestoreIcon } from '@/ui/icons'
import { EmptyState } from '@/ui/states/empty-state'
import { DataTable } from '@/ui/table/data-table'
import { nextSort } from '@/ui/table/list-params'
import { ListPager } from '@/ui/table/pager'
import type { Class, ClassPage } from './api'
import type { ClassColumn } from './class-columns'
import {
  type ClassKind,
  type ClassListParams,
  classPath,
  everyCampus,
  isFiltered,
  type OnParams,
} from './class-list'
import { ClassStateChip } from './class-state-chip'
import { useClassActions } from './use-class-actions'
import type { ClassMay } from './use-class-may'

type ClassTableProps = {
  kind: ClassKind
  page: ClassPage
  columns: readonly ClassColumn[]
  params: ClassListParams
  onParams: OnParams
  may: ClassMay
  onNew: (() => void) | undefined
}

// The rows of one page, and the way to the others.
export function ClassTable({ kind, page, columns, params, onParams, may, onNew }: ClassTableProps) {
  const { t } = useText()
  // An old link, or the last row of the last page is gone: there are rows, only not here.
  const beyondEnd = page.items.length === 0 && page.total > 0 && params.page > 1
  useEffect(() => {
    if (beyondEnd) onParams({ page: 1 }, { replace: true })
  }, [beyondEnd, onParams])
  if (page.items.length === 0) {
    return beyondEnd ? null : <ClassesEmpty params={params} onParams={onParams} may={may} onNew={onNew} />
  }
  return (
    <>
      <DataTable
        label={t(kind.title)}
        columns={columns}
        rows={page.items}
        rowKey={(row) => row.id}
        rowName={(row) => row.code}
        rowHref={(row) => classPath(kind, row.id)}
        sort={params.sort}
        onSort={(column) => onParams({ sort: nextSort(column, params.sort) })}
        rowMenu={(row) => <ClassRowMenu kind={kind} row={row} may={may} />}
        cardAside={(row) => <ClassStateChip group={row} />}
      />
      <ListPager list={page} params={params} onParams={onParams} />
    </>
  )
}

type ClassesEmptyProps = {
  params: ClassListParams
  onParams: OnParams
  may: ClassMay
  onNew: (() => void) | undefined
}

// No rows: because of the search, because there are none yet, or because none is one's own. Each with its next step.
function ClassesEmpty({ params, onParams, may, onNew }: ClassesEmptyProps) {
  const { t } = useText()
  if (isFiltered(params)) {
    const { campus } = params.filters
    const showAll = (
      <Button variant="outlined" onClick={() => onParams({ q: '', filters: campus ? { campus } : {} })}>
        {t('class.list.show_all')}
      </Button>
    )
    return <EmptyState text={t('class.list.none_match')} action={showAll} />
  }
  if (!may.staff) {
    return <EmptyState text={t(may.teaches ? 'class.list.none_taught' : 'class.list.none_own')} />
  }
  const elsewhere = may.network && params.filters.campus !== everyCampus
  const action = onNew ? (
    <Button variant="contained" onClick={onNew}>
      {t('class.create.open')}
    </Button>
  ) : (
    elsewhere && (
      <Button variant="outlined" onClick={() => onParams({ filters: { campus: everyCampus } })}>
        {t('class.list.every_campus')}
      </Button>
    )
  )
  return <EmptyState text={t(onNew ? 'class.list.none_yet' : 'class.list.none')} action={action} />
}

type ClassRowMenuProps = { kind: ClassKind; row: Class; may: ClassMay }

// What can be done with a class from its row.
function ClassRowMenu({ kind, row, may }: ClassRowMenuProps) {
  const { t } = useText()
  const navigate = useNavigate()
  const { remove, restore } = useClassActions()
  const actions: Action[] = [
    { label: t('ui.open'), icon: <OpenIcon />, onClick: () => void navigate(classPath(kind, row.id)) },
  ]
  if (row.archived && may.keepsAt(row.campus_id)) {
    actions.push({ label: t('class.restore.act'), icon: <RestoreIcon />, onClick: () => void restore(row) })
  }
  if (row.may_edit) {
    actions.push({
      label: t('class.delete.act'),
      icon: <DeleteIcon />,
      irreversible: true,
      onClick: () => void remove(row),
    })
  }
  return <ActionMenu label={t('class.list.actions', { code: row.code })} actions={actions} />
}
