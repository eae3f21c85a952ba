import useMediaQuery from '@mui/material/useMediaQuery'
import type { ReactNode } from 'react'
import type { Column } from './columns'
import type { Sort } from './list-params'
import { RowCards } from './row-cards'
import { RowTable } from './row-table'
import type { Selection } from './use-selection'

export type DataTableProps<Row, S extends string> = {
  // What the table holds, for who cannot see it.
  label: string
  // The first column is the thing itself; it is what a phone shows.
  columns: readonly Column<Row, S>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  // Where a row leads, if anywhere.
  rowHref?: (row: Row) => string
  sort: Sort<S>
  onSort: (column: S) => void
  rowMenu?: (row: Row) => ReactNode
  // At the end of a phone's card: the one state that matters.
  cardAside?: (row: Row) => ReactNode
  // Rows may be picked for an act on several.
  selection?: Selection | undefined
  // What a row is called where there is no room for its cell: "Select Ana Lopes".
  rowName?: (row: Row) => string
}

// Rows that open their record: a table at a desk, two-line cards on a phone. Arrow keys, Home and End move
// between rows, Enter opens, Space picks. Our own rather than the DataGrid: 100 KiB lighter, and pages never exceed 100 rows.
export function DataTable<Row, S extends string>(props: DataTableProps<Row, S>) {
  const phone = useMediaQuery('(max-width: 599px)', { noSsr: true })
  return phone ? <RowCards {...props} /> : <RowTable {...props} />
}
