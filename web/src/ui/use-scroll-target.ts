import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

// Brings what the address names (#hash) into view once it is drawn: the browser looked for it before its data had come.
export function useScrollTarget(hash: string): RefObject<HTMLElement | null> {
  const target = useRef<HTMLElement>(null)
  const meant = useLocation().hash === hash
  useLayoutEffect(() => {
    if (meant) target.current?.scrollIntoView?.()
  }, [meant])
  return target
}

// What is scrolled to stands below the bars of the frame.
export const belowFrame = { scrollMarginTop: 'calc(var(--frame-top, 0px) + 16px)' }
