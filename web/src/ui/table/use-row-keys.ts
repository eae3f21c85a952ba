import { type KeyboardEvent, useState } from 'react'

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
}

// Moves the focus between the rows' links with the arrow keys. Only one of them is a stop for Tab, so that the
// page behind a long table stays near. Where rows can be picked, Space picks one, and Shift with an arrow goes on
// picking.
export function useRowKeys(onPick?: (index: number, range: boolean) => void) {
  const [active, setActive] = useState(0)
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key]
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')]
    const at = links.indexOf(document.activeElement as HTMLElement)
    if (at < 0) return
    if (event.key === ' ' && onPick) {
      event.preventDefault()
      onPick(at, event.shiftKey)
    }
    if (!step) return
    event.preventDefault()
    const next = step(at, links.length - 1)
    setActive(next)
    links[next]?.focus()
    if (event.shiftKey) onPick?.(next, true)
  }
  const linkProps = (index: number, count: number, key: string) => ({
    'data-row-link': key,
    tabIndex: index === Math.min(active, count - 1) ? 0 : -1,
    onFocus: () => setActive(index),
  })
  return { handleKeyDown, linkProps }
}

// The row whose link has the focus, by its key: what is drawn may be a moment older than the rows that came, so that
// its place among them would be somebody else's.
export function rowInFocus<Row>(rows: readonly Row[], rowKey: (row: Row) => string): Row | undefined {
  const key = document.activeElement?.getAttribute('data-row-link')
  return rows.find((row) => rowKey(row) === key)
}

// Gives the focus to the first row.
export function focusFirstRow(): void {
  document.querySelector<HTMLElement>('[data-row-link]')?.focus()
}
