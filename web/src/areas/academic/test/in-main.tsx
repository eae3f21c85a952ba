import type { ComponentType } from 'react'

// A page as the frame shows it: in the part of the document that is its own.
export function inMain(Page: ComponentType): ComponentType {
  return () => (
    <main>
      <Page />
    </main>
  )
}

// jsdom has no layout: each line of a list gets a place of its own, from top to bottom, so that it can be dragged.
export function layOut(): void {
  Element.prototype.getBoundingClientRect = function place(this: Element) {
    const line = this.closest('li')
    const at = line ? [...(line.parentElement?.children ?? [])].indexOf(line) : 0
    return new DOMRect(0, at * 64, 300, 60)
  }
}
