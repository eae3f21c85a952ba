import type { ComponentType } from 'react'

// A page as the frame shows it: in the part of the document that is its own.
export function inMain(Page: ComponentType): ComponentType {
  return () => (
    <main>
      <Page />
    </main>
  )
}
