import { useText } from '@/texts/use-text'
import { useHeldDrag } from '../use-held-drag'
import type { NamedCourse } from './board-draft'
import type { Cell, Grid } from './grid-of'

// What is held: a cell of the sheet, or a course from the list of what a class lacks.
export type Held = { cell: Cell } | { course: NamedCourse }

type CellDrag = { grid: Grid; onDrop: (held: Held, over: Cell, copy: boolean) => void }

// Drags cells, and courses that a class lacks, onto the sheet.
export function useCellDrag({ grid, onDrop }: CellDrag) {
  const { t } = useText()
  return useHeldDrag<Held>({
    attribute: 'data-cell',
    how: t('board.drag.how'),
    take: (data, element) => {
      const course = (data as { course?: NamedCourse } | undefined)?.course
      if (course) return { course }
      const cell = grid.cells.get(element?.closest('[data-cell]')?.getAttribute('data-cell') ?? '')
      return cell && { cell }
    },
    onDrop: (held, key, copy) => {
      const target = grid.cells.get(key)
      if (target) onDrop(held, target, copy)
    },
  })
}

// What is dragged, in a word.
export function sayHeld(held: Held | undefined): string | undefined {
  if (!held) return undefined
  return 'course' in held ? held.course.name : held.cell.entries[0]?.course.course_name
}
