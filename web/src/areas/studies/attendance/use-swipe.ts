import { type MouseEvent, type PointerEvent, useRef } from 'react'

// How far a finger must draw a row for it to count, and from where on it is drawing and no longer tapping.
const swipeAt = 72
const begins = 12

type Swipe = { pointer: number; x: number; y: number; moved: number; drawn: boolean }

/**
 * A row that is drawn by a finger: towards the end of the line, or back. While it is drawn it moves along and says by
 * its attribute what letting go would do. Without React: thirty rows are not drawn again at every step of a finger.
 */
export function useSwipe(onSwipe: ((to: 'end' | 'start') => void) | undefined) {
  const swipe = useRef<Swipe | null>(null)
  const justDrawn = useRef(false)
  const show = (row: HTMLElement, moved: number) => {
    row.style.setProperty('--drawn', `${moved}px`)
    row.dataset.swipe = Math.abs(moved) < swipeAt ? '' : side(row, moved)
  }
  const stop = (row: HTMLElement) => {
    swipe.current = null
    row.style.removeProperty('--drawn')
    delete row.dataset.swipe
  }
  if (!onSwipe) return {}
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      justDrawn.current = false
      if (event.pointerType !== 'touch') return
      swipe.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, moved: 0, drawn: false }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const now = swipe.current
      if (now?.pointer !== event.pointerId) return
      now.moved = event.clientX - now.x
      if (!now.drawn) {
        if (Math.abs(now.moved) < begins || Math.abs(now.moved) < Math.abs(event.clientY - now.y)) return
        now.drawn = true
        event.currentTarget.setPointerCapture?.(now.pointer)
      }
      show(event.currentTarget, now.moved)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const now = swipe.current
      if (!now) return
      stop(event.currentTarget)
      justDrawn.current = now.drawn
      if (now.drawn && Math.abs(now.moved) >= swipeAt) onSwipe(side(event.currentTarget, now.moved))
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => stop(event.currentTarget),
    // The finger lifts over some button: that was no tap.
    onClickCapture: (event: MouseEvent) => {
      if (!justDrawn.current) return
      justDrawn.current = false
      event.stopPropagation()
      event.preventDefault()
    },
  }
}

function side(row: HTMLElement, moved: number): 'end' | 'start' {
  const mirrored = getComputedStyle(row).direction === 'rtl'
  return moved > 0 !== mirrored ? 'end' : 'start'
}
