import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useState } from 'react'
import { useText } from '@/texts/use-text'
import { useHeldDrag } from '../use-held-drag'
import { type Taken, takesCourses, useYearMoves } from './use-year-moves'
import type { YearSpot } from './year-cell-menu'

type YearActs = {
  table: RefObject<HTMLTableElement | null>
  // The cell that is called so.
  spotOf: (name: string) => YearSpot | undefined
}

// What is done with the cells of a year: by keys, by a click, by a menu, by dragging with the mouse or a finger.
export function useYearActs({ table, spotOf }: YearActs) {
  const { t } = useText()
  const moves = useYearMoves()
  const { taken, take, bring } = moves
  const [empty, setEmpty] = useState<YearSpot>()
  const [menu, setMenu] = useState<{ spot: YearSpot; anchor: HTMLElement }>()

  const spotAt = (target: EventTarget) => spotOf(cellOf(target)?.dataset.at ?? '')
  const drag = useHeldDrag<Taken>({
    attribute: 'data-at',
    how: t('plannings.move.how'),
    take: (_data, element) => element && takenAt(element, spotAt(element)),
    onDrop: (held, name) => {
      const spot = spotOf(name)
      if (spot) void bring(held, spot.planning, spot.column)
    },
  })
  useMark(table, 'over', drag.over)
  useMark(table, 'taken', taken && `${taken.planning.id}/${taken.column.id}`)

  const openMenu = (spot: YearSpot, target: EventTarget) => {
    const anchor = cellOf(target)
    if (anchor) setMenu({ spot, anchor })
  }
  // Before the link that the cell is: what is held goes there, and one stays here.
  const handleClick = (event: MouseEvent) => {
    const spot = spotAt(event.target)
    if (!spot) return
    const put = (event.target as Element).closest('[data-put]')
    const more = (event.target as Element).closest('.more')
    if (!taken && !put && !more) return
    event.preventDefault()
    if (taken) void bring(taken, spot.planning, spot.column)
    else if (more) openMenu(spot, event.target)
    else setEmpty(spot)
  }
  // The right button, and the key for menus.
  const handleContextMenu = (event: MouseEvent) => {
    const spot = spotAt(event.target)
    if (!spot || !takesCourses(spot.planning)) return
    event.preventDefault()
    if (!drag.held) openMenu(spot, event.target)
  }
  const handleKeyDown = (event: KeyboardEvent): boolean => {
    const spot = spotAt(event.target)
    if (event.key === 'Escape' && taken) take(undefined)
    else if (!spot || !(event.ctrlKey || event.metaKey)) return false
    else if (event.key.toLowerCase() === 'x' && takesCourses(spot.planning) && spot.cells.length > 0) {
      const [cell] = spot.cells
      if (cell && spot.cells.length === 1) take({ ...spot, cell })
      else openMenu(spot, event.target)
    } else if (event.key.toLowerCase() === 'v' && taken) void bring(taken, spot.planning, spot.column)
    else return false
    event.preventDefault()
    return true
  }
  return {
    ...{ moves, drag, empty, menu, setEmpty, handleClick, handleContextMenu, handleKeyDown },
    closeMenu: () => setMenu(undefined),
  }
}

const cellOf = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-at]')

// The course under the pointer, or the only one of its cell.
function takenAt(element: Element, spot: YearSpot | undefined): Taken | undefined {
  if (!spot || !takesCourses(spot.planning)) return undefined
  const id = element.closest('[data-course]')?.getAttribute('data-course')
  const cell = spot.cells.find(({ agenda_course_id }) => agenda_course_id === id) ?? spot.cells[0]
  return cell && { planning: spot.planning, column: spot.column, cell }
}

// Marks a cell without drawing any of them again.
function useMark(table: RefObject<HTMLTableElement | null>, mark: string, name: string | undefined): void {
  useEffect(() => {
    const cell = name && table.current?.querySelector<HTMLElement>(`[data-at="${CSS.escape(name)}"]`)
    if (!cell) return
    cell.dataset[mark] = ''
    return () => {
      delete cell.dataset[mark]
    }
  }, [table, mark, name])
}
