import { useEffect } from 'react'
import { useText } from '@/texts/use-text'
import { DataTable } from '@/ui/table/data-table'
import { nextSort } from '@/ui/table/list-params'
import { Pager } from '@/ui/table/pager'
import type { Selection } from '@/ui/table/use-selection'
import type { PeoplePage } from './api'
import type { PeopleColumn } from './people-columns'
import { PeopleEmpty } from './people-empty'
import { type PeopleKind, personPath } from './people-kind'
import type { OnParams, PeopleListParams } from './people-list'
import { PersonStateChips } from './person-row-chips'
import { PersonRowMenu } from './person-row-menu'
import type { PeopleMay } from './use-may'

type PeopleTableProps = {
  kind: PeopleKind
  page: PeoplePage
  columns: readonly PeopleColumn[]
  params: PeopleListParams
  onParams: OnParams
  may: PeopleMay
  selection: Selection | undefined
}

// The rows of one page, and the way to the others.
export function PeopleTable({ kind, page, columns, params, onParams, may, selection }: PeopleTableProps) {
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
        cardAside={(row) => <PersonStateChips row={row} />}
        selection={selection}
      />
      <Pager
        page={params.page}
        pageSize={params.pageSize}
        total={page.total}
        more={page.more}
        onPage={(next) => onParams({ page: next })}
        onPageSize={(pageSize) => onParams({ pageSize })}
      />
    </>
  )
}
