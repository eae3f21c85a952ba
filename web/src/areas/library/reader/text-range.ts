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
