import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { CheckIcon, ClosedIcon, KeyIcon, OpenIcon } from '@/ui/icons'
import { EmptyState } from '@/ui/states/empty-state'
import { DataTable } from '@/ui/table/data-table'
import { nextSort } from '@/ui/table/list-params'
import { ListPager } from '@/ui/table/pager'
import type { Selection } from '@/ui/table/use-selection'
import { usePersonActions } from '../person/use-person-actions'
import type { PeoplePage, PersonRow } from './api'
import { NewPersonButtons } from './new-person-buttons'
import type { PeopleColumn } from './people-columns'
import { type PeopleKind, personPath } from './people-kind'
import { isFiltered, type OnParams, type PeopleListParams } from './people-list'
import { PersonStateChips } from './person-row-chips'
import { FirstStanding } from './standing-chips'
import type { PeopleMay } from './use-may'

type PeopleTableProps = {
  kind: PeopleKind
  page: PeoplePage
  columns: readonly PeopleColumn[]
  params: PeopleListParams
  onParams: OnParams
  // The campus that the list is narrowed to.
  campus: string | undefined
  may: PeopleMay
  selection: Selection | undefined
}

// The rows of one page, and the way to the others.
export function PeopleTable(props: PeopleTableProps) {
  const { kind, page, columns, params, onParams, campus, may, selection } = props
  const { t } = useText()
  // An old link, or the last row of the last page is gone: there are rows, only not here.
  const beyondEnd = page.items.length === 0 && page.total > 0 && params.page > 1
  useEffect(() => {
    if (beyondEnd) onParams({ page: 1 }, { replace: true })
  }, [beyondEnd, onParams])
  if (page.items.length === 0) {
    return beyondEnd ? null : <PeopleEmpty kind={kind} params={params} onParams={onParams} may={may} />
  }
  return (
    <>
      <DataTable
        label={t(kind.title)}
        columns={columns}
        rows={page.items}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        rowHref={(row) => personPath(kind, row.id)}
        sort={params.sort}
        onSort={(column) => onParams({ sort: nextSort(column, params.sort) })}
        rowMenu={(row) => <PersonRowMenu kind={kind} row={row} may={may} />}
        cardAside={(row) =>
          kind.learns ? <FirstStanding row={row} campus={campus} /> : <PersonStateChips row={row} />
        }
        selection={selection}
      />
      <ListPager list={page} params={params} onParams={onParams} />
    </>
  )
}

type PeopleEmptyProps = {
  kind: PeopleKind
  params: PeopleListParams
  onParams: OnParams
  may: PeopleMay
}

// Nobody: because of the search, or because there is nobody yet. Each with its next step.
function PeopleEmpty({ kind, params, onParams, may }: PeopleEmptyProps) {
  const { t } = useText()
  if (isFiltered(params)) {
    const { campus } = params.filters
    const showAll = (
      <Button variant="outlined" onClick={() => onParams({ q: '', filters: campus ? { campus } : {} })}>
        {t('people.show_all')}
      </Button>
    )
    return <EmptyState text={t('people.none_match')} action={showAll} />
  }
  return <EmptyState text={t(kind.none)} action={<NewPersonButtons kind={kind} may={may} />} />
}

type PersonRowMenuProps = { kind: PeopleKind; row: PersonRow; may: PeopleMay }

// What can be done with somebody from his row.
function PersonRowMenu({ kind, row, may }: PersonRowMenuProps) {
  const { t } = useText()
  const navigate = useNavigate()
  const { enable, disable, sendLink } = usePersonActions(row)
  const actions: Action[] = [
    { label: t('ui.open'), icon: <OpenIcon />, onClick: () => void navigate(personPath(kind, row.id)) },
  ]
  if (may.write && row.email) {
    actions.push({ label: t('people.account.send_link'), icon: <KeyIcon />, onClick: () => void sendLink() })
  }
  if (may.decide) {
    actions.push(
      row.enabled
        ? { label: t('people.account.disable'), icon: <ClosedIcon />, onClick: () => void disable() }
        : { label: t('people.account.enable'), icon: <CheckIcon />, onClick: () => void enable() },
    )
  }
  return <ActionMenu label={t('people.actions', { name: row.name })} actions={actions} />
}
