import { type DndContextProps, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import { useEffect, useRef, useState } from 'react'

type Pointer = { x: number; y: number; alt: boolean }

type HeldDrag<Held> = {
  // The attribute that names cells.
  attribute: `data-${string}`
  // How it is done, for who does not see it.
  how: string
  // What is taken where a drag begins; nothing where there is nothing to be taken.
  take: (data: unknown, element: Element | undefined) => Held | undefined
  onDrop: (held: Held, cell: string, copy: boolean) => void
}

/**
 * Drags what stands in the cells of a sheet, by mouse and finger. The sheet as a whole is what the kit drags, and the
 * cell under the pointer is looked up: hundreds of cells that each listen would be drawn again at every step.
 */
export function useHeldDrag<Held>({ attribute, how, take, onDrop }: HeldDrag<Held>) {
  const [held, setHeld] = useState<Held>()
  const [over, setOver] = useState<string>()
  const pointer = useRef<Pointer>({ x: 0, y: 0, alt: false })
  const label = useRef<HTMLDivElement>(null)
  const sensors = useSensors(
    // A click is not a drag, and a swipe is not one either.
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  )
  useEffect(() => {
    if (held === undefined) return
    const place = () => {
      const { x, y } = pointer.current
      if (label.current) label.current.style.translate = `${x + 12}px ${y + 12}px`
    }
    const follow = (event: MouseEvent | TouchEvent) => {
      pointer.current = pointerOf(event)
      place()
      setOver(cellUnder(pointer.current, attribute))
    }
    place()
    addEventListener('mousemove', follow)
    addEventListener('touchmove', follow)
    return () => {
      removeEventListener('mousemove', follow)
      removeEventListener('touchmove', follow)
    }
  }, [held, attribute])
  const reset = () => {
    setHeld(undefined)
    setOver(undefined)
  }
  const context: DndContextProps = {
    sensors,
    onDragStart: ({ active, activatorEvent }) => {
      pointer.current = pointerOf(activatorEvent as MouseEvent | TouchEvent)
      const { x, y } = pointer.current
      setHeld(take(active.data.current, document.elementsFromPoint(x, y)[0]))
    },
    onDragCancel: reset,
    onDragEnd: () => {
      // The sheet may have scrolled under a pointer that rests.
      const target = cellUnder(pointer.current, attribute)
      swallowClick()
      if (held !== undefined && target) onDrop(held, target, pointer.current.alt)
      reset()
    },
    accessibility: {
      screenReaderInstructions: { draggable: how },
      // What came of it is told by the page.
      announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
    },
  }
  return { context, held, over, label }
}

// Where what was dragged is a link, letting it go on itself must not follow it. The click comes with the same turn.
function swallowClick(): void {
  const swallow = (event: MouseEvent) => event.preventDefault()
  addEventListener('click', swallow, { capture: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}

const nothing = () => undefined

function pointerOf(event: MouseEvent | TouchEvent): Pointer {
  const at = 'touches' in event ? event.touches[0] : event
  return { x: at?.clientX ?? 0, y: at?.clientY ?? 0, alt: event.altKey }
}

// Also below what lies over the sheet, a panel that makes room say.
function cellUnder({ x, y }: Pointer, attribute: string): string | undefined {
  const found = document.elementsFromPoint(x, y).map((one) => one.closest(`[${attribute}]`))
  return found.find((one) => one !== null)?.getAttribute(attribute) ?? undefined
}
