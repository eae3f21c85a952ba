import { type TouchEvent, useEffect, useRef } from 'react'

// A finger that moves so far, and more sideways than up, turns the page.
const swipe = 50

const isTyped = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, [role=menu], [role=dialog], [role=tablist]') !== null

// Turns pages by the keys that readers know, and by swiping where pages are turned at all.
export function useTurning(turn: (by: 1 | -1) => void, swiped: boolean) {
  const act = useRef(turn)
  act.current = turn
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (isTyped(event.target) || event.altKey || event.ctrlKey || event.metaKey) return
      // A button is pressed by the space bar.
      if (event.key === ' ' && event.target instanceof HTMLButtonElement) return
      const by = { ArrowRight: 1, ArrowLeft: -1, PageDown: 1, PageUp: -1, ' ': event.shiftKey ? -1 : 1 }[
        event.key
      ]
      if (by === undefined) return
      event.preventDefault()
      act.current(by === 1 ? 1 : -1)
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [])
  const finger = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const first = touches.item(0)
      finger.current = first && touches.length === 1 ? { x: first.clientX, y: first.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const last = changedTouches.item(0)
      const from = finger.current
      if (!from || !last || !swiped || window.getSelection()?.isCollapsed === false) return
      const x = last.clientX - from.x
      if (Math.abs(x) < swipe || Math.abs(x) < Math.abs(last.clientY - from.y)) return
      act.current(x < 0 ? 1 : -1)
    },
  }
}
