import type { ReactNode } from 'react'

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
