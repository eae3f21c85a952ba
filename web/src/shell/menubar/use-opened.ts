import { type PointerEvent, useEffect, useRef, useState } from 'react'

// The specification's delay before a menu opens under the pointer; it also closes that long after.
const hoverDelayMs = 150

// Which menu of the bar is open. Hovering opens one after a moment, pressing at once; a press on one that only
// hovering has opened keeps it.
export function useOpened() {
  const [opened, setOpened] = useState<{ id: string; pressed: boolean } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const later = (act: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, hoverDelayMs)
  }
  const close = () => {
    clearTimeout(timer.current)
    setOpened(null)
  }
  const isMouse = (event: PointerEvent) => event.pointerType === 'mouse'
  return {
    openId: opened?.id,
    close,
    press: (id: string) => {
      clearTimeout(timer.current)
      setOpened(opened?.id === id && opened.pressed ? null : { id, pressed: true })
    },
    enter: (id: string) => (event: PointerEvent) => {
      if (!isMouse(event)) return
      if (opened?.id === id) clearTimeout(timer.current)
      else later(() => setOpened({ id, pressed: false }))
    },
    leave: (event: PointerEvent) => {
      if (isMouse(event)) later(() => setOpened(null))
    },
  }
}
