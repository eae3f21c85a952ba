import { type RefObject, type TouchEvent, useRef, type WheelEvent } from 'react'

// A wheel turns on by itself for a while: who wants to go on has let it rest before.
const rest = 250
// A finger that moves so far up or down means it.
const pulled = 60

// Tells when somebody scrolls on where there is nothing more to scroll; never while the text itself is still moving.
export function useBeyond(box: RefObject<HTMLElement | null>, onBeyond: ((by: 1 | -1) => void) | undefined) {
  const last = useRef(Date.now())
  const moved = () => {
    last.current = Date.now()
  }
  const isEnd = (by: 1 | -1) => {
    const scroller = box.current
    if (!scroller) return false
    const { scrollTop, clientHeight, scrollHeight } = scroller
    return by === 1 ? scrollTop + clientHeight >= scrollHeight - 1 : scrollTop <= 0
  }
  const finger = useRef<{ x: number; y: number; top: boolean; bottom: boolean } | null>(null)
  const gestures = onBeyond && {
    onWheel: ({ deltaX, deltaY, ctrlKey }: WheelEvent) => {
      // Who makes it larger, or moves it sideways, does not go on.
      if (ctrlKey || Math.abs(deltaX) > Math.abs(deltaY)) return
      const by = deltaY > 0 ? 1 : -1
      const rested = Date.now() - last.current > rest
      moved()
      if (deltaY !== 0 && rested && isEnd(by)) onBeyond(by)
    },
    onTouchStart: ({ touches }: TouchEvent) => {
      const first = touches.item(0)
      finger.current =
        first && touches.length === 1
          ? { x: first.clientX, y: first.clientY, top: isEnd(-1), bottom: isEnd(1) }
          : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const from = finger.current
      const to = changedTouches.item(0)
      if (!from || !to || window.getSelection()?.isCollapsed === false) return
      const way = to.clientY - from.y
      if (Math.abs(to.clientX - from.x) > Math.abs(way)) return
      if (from.bottom && way < -pulled) onBeyond(1)
      else if (from.top && way > pulled) onBeyond(-1)
    },
  }
  return { moved, gestures }
}
