import type { KeyboardEvent } from 'react'
import type { BoardClass } from './api'
import { type Cursor, type Step, selectedBy, stepFrom } from './cursor'
import { cellAt, type Grid, type Spot } from './grid-of'
import type { Commands } from './use-commands'

type SheetKeys = {
  grid: Grid
  columns: readonly BoardClass[]
  cursor: Cursor
  mayEdit: boolean
  commands: Commands
  moveTo: (spot: Spot, extend: boolean) => void
  search: (text: string) => void
  open: () => void
}

const steps: Record<string, Step> = {
  ArrowDown: { columns: 0, rows: 1 },
  ArrowUp: { columns: 0, rows: -1 },
  ArrowLeft: { columns: -1, rows: 0 },
  ArrowRight: { columns: 1, rows: 0 },
  Home: { columns: -1000, rows: 0 },
  End: { columns: 1000, rows: 0 },
  PageUp: { columns: 0, rows: -1000 },
  PageDown: { columns: 0, rows: 1000 },
}

// What the keys do on the sheet: all that a mouse can.
export function useSheetKeys(keys: SheetKeys): (event: KeyboardEvent) => void {
  return (event) => {
    const done = event.ctrlKey || event.metaKey ? withCtrl(event, keys) : plain(event, keys)
    if (done) event.preventDefault()
  }
}

function plain(
  event: KeyboardEvent,
  { grid, columns, cursor, mayEdit, commands, moveTo, search, open }: SheetKeys,
) {
  const shown = { rows: grid.rows, columns: [...columns] }
  const { key } = event
  const step = steps[key]
  if (step) {
    moveTo(
      stepFrom(shown, cursor.at, mirrored(event) ? { ...step, columns: -step.columns } : step),
      event.shiftKey,
    )
    return true
  }
  const cell = cellAt(grid, cursor.at)
  if (key === 'Escape') {
    commands.forget()
    moveTo(cursor.at, false)
    return true
  }
  if (key === ' ' || (key === 'Enter' && ((cell?.entries.length ?? 0) > 0 || !mayEdit))) {
    open()
    return true
  }
  if (!mayEdit || event.altKey) return false
  if (key === 'Delete' || key === 'Backspace') {
    void commands.remove(selectedBy(shown, cursor))
    return true
  }
  if (key === 'Enter' || key === 'F2') {
    search('')
    return true
  }
  // The list of keys is the page's.
  if (key.length === 1 && key !== '?') {
    search(key)
    return true
  }
  return false
}

function withCtrl(
  event: KeyboardEvent,
  { grid, columns, cursor, mayEdit, commands, moveTo }: SheetKeys,
): boolean {
  const shown = { rows: grid.rows, columns: [...columns] }
  const spots = selectedBy(shown, cursor)
  const key = event.key.toLowerCase()
  if (key === 'a') {
    const [first, last] = [columns[0], columns.at(-1)]
    const [top, bottom] = [grid.rows[0], grid.rows.at(-1)]
    if (!first || !last || !top || !bottom) return false
    moveTo({ classId: first.id, row: top.key }, false)
    moveTo({ classId: last.id, row: bottom.key }, true)
    return true
  }
  if (!mayEdit) return false
  if (key === 'c' || key === 'x') commands.take(spots, key === 'x')
  else if (key === 'v') void commands.paste(cursor.at)
  else return false
  return true
}

// In a mirrored page the first class stands at the right.
function mirrored({ currentTarget }: KeyboardEvent): boolean {
  return getComputedStyle(currentTarget).direction === 'rtl'
}
