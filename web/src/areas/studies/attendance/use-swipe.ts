import { type MouseEvent, type PointerEvent, useRef } from 'react'

// How far a finger must draw a row for each thing that it can mean, and from where on it is drawing and no longer
// tapping.
const stepAt = 72
const begins = 12

// What drawing a row means, the nearest first: towards the end of the line, and back.
export type Steps = { end: readonly string[]; start: readonly string[] }

type Swipe = { pointer: number; x: number; y: number; moved: number; drawn: boolean }

/**
 * A row that is drawn by a finger: towards the end of the line, or back, and the farther the more it can mean. While it
 * is drawn it moves along and says what letting go would do. Without React: thirty rows are not drawn again at every
 * step of a finger.
 */
export function useSwipe(steps: Steps, onSwipe: ((to: 'end' | 'start', step: number) => void) | undefined) {
  const swipe = useRef<Swipe | null>(null)
  const justDrawn = useRef(false)
  const show = (row: HTMLElement, moved: number) => {
    row.style.setProperty('--drawn', `${moved}px`)
    const to = side(row, moved)
    const step = stepOf(moved, steps[to])
    row.dataset.swipe = step < 0 ? '' : to
    row.style.setProperty('--says', JSON.stringify(steps[to][step] ?? ''))
  }
  const stop = (row: HTMLElement) => {
    swipe.current = null
    row.style.removeProperty('--drawn')
    row.style.removeProperty('--says')
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
      const to = side(event.currentTarget, now.moved)
      const step = stepOf(now.moved, steps[to])
      if (now.drawn && step >= 0) onSwipe(to, step)
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

// Which of them it is by now; -1 where it is not yet far enough.
const stepOf = (moved: number, all: readonly string[]) =>
  Math.min(Math.floor(Math.abs(moved) / stepAt), all.length) - 1
