import type { ReactNode } from 'react'
import type { Sort } from './list-params'
import type { Selection } from './use-selection'

export type Column<Row, S extends string = string> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  // The name under which the server sorts by this column; without one it does not sort.
  sort?: S
  // Figures stand at the end of the line, under each other.
  align?: 'start' | 'end'
  width?: number | string
  // Leaves the table first when the window gets narrow.
  wideOnly?: boolean
  // Not there unless somebody asks for it.
  hidden?: boolean
}

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
