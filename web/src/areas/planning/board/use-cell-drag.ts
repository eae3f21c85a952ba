import { type DndContextProps, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import { useEffect, useRef, useState } from 'react'
import { useText } from '@/texts/use-text'
import type { NamedCourse } from './board-draft'
import type { Cell, Grid } from './grid-of'

// What is held: a cell of the sheet, or a course from the list of what a class lacks.
export type Held = { cell: Cell } | { course: NamedCourse }

type CellDrag = { grid: Grid; onDrop: (held: Held, over: Cell, copy: boolean) => void }

type Pointer = { x: number; y: number; alt: boolean }

/**
 * Drags cells by mouse and finger. The sheet as a whole is what the kit drags, and the cell under the pointer is looked
 * up: hundreds of cells that each listen would be drawn again at every step.
 */
export function useCellDrag({ grid, onDrop }: CellDrag) {
  const { t } = useText()
  const [held, setHeld] = useState<Held>()
  const [over, setOver] = useState<string>()
  const pointer = useRef<Pointer>({ x: 0, y: 0, alt: false })
  const sensors = useSensors(
    // A click is not a drag, and a swipe is not one either.
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  )
  useEffect(() => {
    if (!held) return
    const follow = (event: MouseEvent | TouchEvent) => {
      pointer.current = pointerOf(event)
      setOver(keyUnder(pointer.current))
    }
    addEventListener('mousemove', follow)
    addEventListener('touchmove', follow)
    return () => {
      removeEventListener('mousemove', follow)
      removeEventListener('touchmove', follow)
    }
  }, [held])
  const reset = () => {
    setHeld(undefined)
    setOver(undefined)
  }
  const context: DndContextProps = {
    sensors,
    onDragStart: ({ active, activatorEvent }) => {
      pointer.current = pointerOf(activatorEvent as MouseEvent | TouchEvent)
      const course = active.data.current?.course as NamedCourse | undefined
      const cell = grid.cells.get(keyUnder(pointer.current) ?? '')
      if (course) setHeld({ course })
      else if (cell) setHeld({ cell })
    },
    onDragCancel: reset,
    onDragEnd: () => {
      // The sheet may have scrolled under a pointer that rests.
      const target = grid.cells.get(keyUnder(pointer.current) ?? '')
      if (held && target) onDrop(held, target, pointer.current.alt)
      reset()
    },
    accessibility: {
      screenReaderInstructions: { draggable: t('board.drag.how') },
      // What came of it is told by the board.
      announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
    },
  }
  return { context, held, over }
}

const nothing = () => undefined

function pointerOf(event: MouseEvent | TouchEvent): Pointer {
  const at = 'touches' in event ? event.touches[0] : event
  return { x: at?.clientX ?? 0, y: at?.clientY ?? 0, alt: event.altKey }
}

function keyUnder({ x, y }: Pointer): string | undefined {
  const found = document.elementsFromPoint(x, y).map((one) => one.closest<HTMLElement>('[data-cell]'))
  return found.find((one) => one !== null)?.dataset.cell
}
