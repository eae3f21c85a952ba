import { type KeyboardEvent, useRef, useState } from 'react'
import type { Value } from './sheet-marks'
import { valueOfKey } from './value-look'

export type Spot = { row: number; column: number }

type GridKeys = {
  rows: number
  columns: number
  // What the keys of the values do in a row and column; undefined empties.
  onValue: (spot: Spot, value: Value | undefined) => void
}

const steps: Record<string, Spot> = {
  ArrowDown: { row: 1, column: 0 },
  ArrowUp: { row: -1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  Home: { row: 0, column: -1000 },
  End: { row: 0, column: 1000 },
  PageUp: { row: -1000, column: 0 },
  PageDown: { row: 1000, column: 0 },
}

const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value))

/**
 * One stop of the tab key for a whole grid, in which arrows move. Its cells say where they are (data-row, data-column).
 * A value's key enters it and goes on to the next student: thirty are thirty keys.
 */
export function useGridCursor({ rows, columns, onValue }: GridKeys) {
  const table = useRef<HTMLTableElement>(null)
  const [wanted, setWanted] = useState<Spot>({ row: 0, column: 0 })
  const at = { row: within(wanted.row, rows), column: within(wanted.column, columns) }
  const go = ({ row, column }: Spot) => {
    const next = { row: within(row, rows), column: within(column, columns) }
    setWanted(next)
    table.current
      ?.querySelector<HTMLElement>(`[data-row="${next.row}"][data-column="${next.column}"]`)
      ?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !isCell(event.target)) return
    if (!act(event)) return
    event.preventDefault()
  }
  const act = ({ key, currentTarget }: KeyboardEvent): boolean => {
    const step = steps[key]
    if (step) {
      const sign = getComputedStyle(currentTarget).direction === 'rtl' && Math.abs(step.column) === 1 ? -1 : 1
      go({ row: at.row + step.row, column: at.column + sign * step.column })
      return true
    }
    const value = valueOfKey(key)
    if (!value && key !== 'Delete' && key !== 'Backspace') return false
    onValue(at, value)
    go({ row: at.row + (value ? 1 : 0), column: at.column })
    return true
  }
  // Whoever clicks somewhere goes on from there.
  const onFocus = ({ target }: { target: EventTarget }) => {
    const { row, column } = (target as HTMLElement).dataset
    if (row !== undefined && column !== undefined) setWanted({ row: Number(row), column: Number(column) })
  }
  return { at, grid: { ref: table, onKeyDown, onFocus } }
}

function isCell(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.dataset.row !== undefined
}
