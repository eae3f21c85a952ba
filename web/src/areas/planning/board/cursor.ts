import { type Grid, type Spot, spotsBetween } from './grid-of'

type Shown = Pick<Grid, 'rows' | 'columns'>

export type Step = { columns: number; rows: number }

// The cell that lies so far from another; the last one before the edge where there is none.
export function stepFrom({ rows, columns }: Shown, spot: Spot, step: Step): Spot {
  const at = placeOf({ rows, columns }, spot)
  const column = columns[within(at.columns + step.columns, columns.length)]
  const row = rows[within(at.rows + step.rows, rows.length)]
  return { classId: column?.id ?? spot.classId, row: row?.key ?? spot.row }
}

const within = (at: number, length: number) => Math.min(Math.max(at, 0), length - 1)

function placeOf({ rows, columns }: Shown, { classId, row }: Spot): Step {
  return {
    columns: Math.max(
      columns.findIndex(({ id }) => id === classId),
      0,
    ),
    rows: Math.max(
      rows.findIndex(({ key }) => key === row),
      0,
    ),
  }
}

// Cells as they lie, from another corner on: where what was copied is to go. Undefined where a cell would fall off.
export function shifted(shown: Shown, spots: readonly Spot[], to: Spot): Spot[] | undefined {
  const places = spots.map((spot) => placeOf(shown, spot))
  const corner = {
    columns: Math.min(...places.map(({ columns }) => columns)),
    rows: Math.min(...places.map(({ rows }) => rows)),
  }
  const at = placeOf(shown, to)
  const found = places.map((place) => {
    const column = shown.columns[at.columns + place.columns - corner.columns]
    const row = shown.rows[at.rows + place.rows - corner.rows]
    return column && row && { classId: column.id, row: row.key }
  })
  return found.every((spot) => spot !== undefined) ? found : undefined
}

// The corner from which a selection is shifted when it is dragged by one of its cells.
export function cornerFor(shown: Shown, spots: readonly Spot[], held: Spot, over: Spot): Spot {
  const places = spots.map((spot) => placeOf(shown, spot))
  const grip = placeOf(shown, held)
  const step = {
    columns: Math.min(...places.map(({ columns }) => columns)) - grip.columns,
    rows: Math.min(...places.map(({ rows }) => rows)) - grip.rows,
  }
  const at = placeOf(shown, over)
  const column = shown.columns[at.columns + step.columns]
  const row = shown.rows[at.rows + step.rows]
  return column && row ? { classId: column.id, row: row.key } : over
}

export type Cursor = { at: Spot; anchor: Spot }

export function selectedBy(shown: Shown, { at, anchor }: Cursor): Spot[] {
  return spotsBetween(shown, anchor, at)
}
