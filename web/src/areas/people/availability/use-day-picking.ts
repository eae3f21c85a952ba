import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { addDays, monthAfter } from '@/lib/day-math'

export type DayRange = { from: string; to: string }

// The steps of the keys, in days; those of a line turn with the direction of the page.
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

const dayAt = (target: EventTarget | null) =>
  (target as HTMLElement | null)?.closest<HTMLElement>('[data-day]')?.dataset.day

const inOrder = (a: string, b: string): DayRange => (a <= b ? { from: a, to: b } : { from: b, to: a })

type Options = {
  // The day that has the focus, and what to do when it should be another.
  focused: string
  onFocus: (day: string) => void
  onPick: (range: DayRange) => void
}

// Days are picked by a click, by dragging over several with a mouse, or with the keys: arrows move, with Shift they
// take days along, Enter picks. A finger scrolls, so it picks one day by a tap.
export function useDayPicking({ focused, onFocus, onPick }: Options) {
  // Where picking began, and how far it has come.
  const [anchor, setAnchor] = useState<string | null>(null)
  const [reached, setReached] = useState<string | null>(null)
  const picked = anchor && reached ? inOrder(anchor, reached) : null
  const stop = () => {
    setAnchor(null)
    setReached(null)
  }
  const finish = (range: DayRange) => {
    stop()
    onPick(range)
  }
  const move = (event: KeyboardEvent, day: string) => {
    event.preventDefault()
    if (event.shiftKey) {
      setAnchor((before) => before ?? focused)
      setReached(day)
    } else stop()
    onFocus(day)
  }
  return {
    picked,
    stop,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        const day = dayAt(event.target)
        if (!day || event.pointerType !== 'mouse' || event.button !== 0) return
        setAnchor(day)
        setReached(day)
      },
      onPointerOver: (event: PointerEvent) => {
        const day = dayAt(event.target)
        if (day && anchor && event.buttons === 1) setReached(day)
      },
      onPointerUp: (event: PointerEvent) => {
        const day = dayAt(event.target)
        if (event.pointerType !== 'mouse' || !anchor) return
        if (day) finish(inOrder(anchor, day))
        else stop()
      },
      // What a mouse did is done; this is for a finger, and for Enter.
      onClick: (event: { target: EventTarget; detail: number; nativeEvent: Event }) => {
        const day = dayAt(event.target)
        if (!day || (event.nativeEvent as globalThis.PointerEvent).pointerType === 'mouse') return
        finish(event.detail === 0 && picked ? picked : { from: day, to: day })
      },
      onKeyDown: (event: KeyboardEvent) => {
        const day = dayAt(event.target)
        if (!day) return
        const mirrored = document.documentElement.dir === 'rtl' && event.key.match(/Left|Right/)
        const step = steps[event.key]
        if (step !== undefined) move(event, addDays(day, mirrored ? -step : step))
        else if (event.key === 'PageUp') move(event, monthAfter(day, -1))
        else if (event.key === 'PageDown') move(event, monthAfter(day, 1))
        else if (event.key === 'Escape' && picked) {
          event.preventDefault()
          stop()
        }
      },
    },
  }
}
