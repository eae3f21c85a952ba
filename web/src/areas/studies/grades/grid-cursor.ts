// A cell by its row and column, as they stand on the sheet.
export type Spot = { row: number; column: number }

// The cell that one is in, and from where a selection begins.
export type Cursor = { at: Spot; from: Spot }

export type Extent = { rows: number; columns: number }

const within = (value: number, count: number) => Math.min(Math.max(value, 0), Math.max(count - 1, 0))

export function stepped({ row, column }: Spot, rows: number, columns: number, extent: Extent): Spot {
  return { row: within(row + rows, extent.rows), column: within(column + columns, extent.columns) }
}

// The corners of what is selected.
function selectionOf({ at, from }: Cursor): {
  top: number
  bottom: number
  first: number
  last: number
} {
  return {
    top: Math.min(at.row, from.row),
    bottom: Math.max(at.row, from.row),
    first: Math.min(at.column, from.column),
    last: Math.max(at.column, from.column),
  }
}

export function isSelected(cursor: Cursor, { row, column }: Spot): boolean {
  const { top, bottom, first, last } = selectionOf(cursor)
  return row >= top && row <= bottom && column >= first && column <= last
}

export function spotsOf(cursor: Cursor): Spot[] {
  const { top, bottom, first, last } = selectionOf(cursor)
  return Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: last - first + 1 }, (__, along) => ({ row: top + down, column: first + along })),
  ).flat()
}
