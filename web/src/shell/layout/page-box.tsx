import { createContext, type ReactNode, use, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Outlet } from 'react-router'
import { useSteps } from '@/lib/use-steps'

const PageBox = createContext<HTMLElement | null>(null)

function makeBox(): HTMLElement {
  const box = document.createElement('div')
  box.style.display = 'contents'
  return box
}

// Draws the page once, into a box that the layouts hand on to each other: who turns his tablet or tries another layout
// keeps what he has typed. The page comes after the layout, so that it is measured where it will stand, and in a step of
// its own, so that a phone draws the two in two goes; its place is kept for it.
export function PageKeeper({ children }: { children: ReactNode }) {
  const [box] = useState(makeBox)
  const drawn = useSteps(2, 1) === 2
  return (
    <PageBox value={box}>
      {children}
      {createPortal(drawn ? <Outlet /> : <div style={{ minHeight: '100vh' }} />, box)}
    </PageBox>
  )
}

// Where the page stands in a layout; where nobody keeps it, it is drawn right there.
export function PageSlot() {
  const box = use(PageBox)
  const slot = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (box) slot.current?.replaceChildren(box)
  }, [box])
  return box ? <div ref={slot} style={{ display: 'contents' }} /> : <Outlet />
}
