// Where words stand in a section: characters from its beginning, whatever tags are between them.

export function rangeOf(root: Node, start: number, finish: number): Range | null {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  let at = 0
  let begun = false
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const end = at + node.data.length
    if (!begun && start < end) {
      range.setStart(node, Math.max(0, start - at))
      begun = true
    }
    if (begun && finish <= end) {
      range.setEnd(node, Math.max(0, finish - at))
      return range
    }
    at = end
  }
  return null
}

export function offsetsOf(root: Node, range: Range): { start: number; finish: number } | null {
  if (!root.contains(range.startContainer) || !root.contains(range.endContainer)) return null
  const before = document.createRange()
  before.selectNodeContents(root)
  before.setEnd(range.startContainer, range.startOffset)
  const start = before.toString().length
  return { start, finish: start + range.toString().length }
}

// Blanks between paragraphs are drawn nowhere: where the next character is that is.
const blanks = 200

export function rectAt(root: Node, start: number): DOMRect | null {
  for (let at = start; at < start + blanks; at++) {
    const rect = rangeOf(root, at, at + 1)?.getClientRects()[0]
    if (rect) return rect
  }
  return null
}

// The first character of which a test holds that holds for all that follow it, or the length of the text.
export function firstAt(root: Node, length: number, holds: (rect: DOMRect) => boolean): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >> 1
    const rect = rectAt(root, middle)
    if (!rect || holds(rect)) high = middle
    else low = middle + 1
  }
  return low
}
