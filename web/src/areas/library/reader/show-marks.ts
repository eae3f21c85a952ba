import type { Mark } from './api'
import { rangeOf } from './text-range'

// Highlights are painted by the browser over the text, which stays as it is. Several pages may be drawn at once, so
// each adds its own.
export function showMarks(root: HTMLElement | null, marks: readonly Mark[]): undefined | (() => void) {
  if (!root || !('highlights' in CSS)) return undefined
  const painted = marks.flatMap(({ kind, color, start, finish }) => {
    const range = kind === 'highlight' && rangeOf(root, start, finish)
    return range ? [{ range, colored: highlightOf(`mark-${color}`) }] : []
  })
  for (const { range, colored } of painted) colored.add(range)
  return () => {
    for (const { range, colored } of painted) colored.delete(range)
  }
}

function highlightOf(name: string): Highlight {
  const there = CSS.highlights.get(name)
  if (there) return there
  const made = new Highlight()
  CSS.highlights.set(name, made)
  return made
}
