import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect } from 'react'

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

// Arrows go from cell to cell of a table, over those that lead nowhere; Tab comes in once and leaves at once. Whatever
// is to be reached carries data-cell.
export function useArrowKeys(table: RefObject<HTMLTableElement | null>) {
  // Drawing may have taken the one away that Tab would come to.
  useEffect(() => {
    const cells = [...(table.current?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])]
    if (cells.some(({ tabIndex }) => tabIndex === 0)) return
    cells[0]?.setAttribute('tabindex', '0')
  })
  const handleFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !target.matches('[data-cell]')) return
    for (const other of table.current?.querySelectorAll('[data-cell][tabindex="0"]') ?? []) {
      other.setAttribute('tabindex', '-1')
    }
    target.setAttribute('tabindex', '0')
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const from = event.target instanceof HTMLElement ? event.target.closest('th, td') : null
    if (!step || !from || !(event.target as HTMLElement).matches('[data-cell]')) return
    const [down, along] = step
    const mirrored = getComputedStyle(from).direction === 'rtl' ? -1 : 1
    const next = nextCell(from as HTMLTableCellElement, down, along * mirrored)
    if (!next) return
    event.preventDefault()
    next.focus()
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  return { handleKeyDown, handleFocus }
}

function nextCell(from: HTMLTableCellElement, down: number, along: number): HTMLElement | null {
  const row = from.parentElement as HTMLTableRowElement
  const rows = [...(row.parentElement?.children ?? [])] as HTMLTableRowElement[]
  let [y, x] = [rows.indexOf(row) + down, from.cellIndex + along]
  for (; rows[y]?.cells[x]; y += down, x += along) {
    const found = rows[y]?.cells[x]?.querySelector<HTMLElement>('[data-cell]')
    if (found) return found
  }
  return null
}
