import type { Contents } from './api'

// What is before one's eyes of a section: its first character, and the one behind its last.
type Page = { section: number; start: number; finish: number }

// Where the anchors of a section stand: how many characters are before each.
export function anchorsOf(html: string): ReadonlyMap<string, number> {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  const anchors = new Map<string, number>()
  let at = 0
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const id = node instanceof Element ? node.getAttribute('data-id') : null
    if (node instanceof Text) at += node.data.length
    else if (id && !anchors.has(id)) anchors.set(id, at)
  }
  return anchors
}

/**
 * The line of the contents where one is. Several chapters may be of one section: it is the first that begins on the page,
 * or else the one in which the page lies. -1 before all of them.
 */
export function currentEntry(
  entries: Contents['entries'],
  { section, start, finish }: Page,
  anchors: ReadonlyMap<string, number>,
): number {
  const startOf = (entry: Contents['entries'][number]) => {
    if (entry.section !== section) return entry.section < section ? -1 : Number.POSITIVE_INFINITY
    return anchors.get(entry.anchor) ?? 0
  }
  const begins = entries.findIndex((entry) => startOf(entry) > start && startOf(entry) < finish)
  return begins >= 0 ? begins : entries.findLastIndex((entry) => startOf(entry) <= start)
}
