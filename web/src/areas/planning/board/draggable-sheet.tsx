import { useDraggable } from '@dnd-kit/core'
import type { SyntheticEvent } from 'react'
import type { Debts } from './api'
import { BoardSheet } from './board-sheet'
import { CourseSearch } from './course-search'
import { cellAt, type Grid, type Spot } from './grid-of'
import type { Commands } from './use-commands'
import type { Sheet } from './use-sheet'

type DraggableSheetProps = {
  debts: Debts
  grid: Grid
  sheet: Sheet
  commands: Commands
  mayEdit: boolean
  over: Spot | undefined
  foreign: Spot | undefined
}

// The sheet with what one does on it: keys, presses, drags, and the search in a cell.
export function DraggableSheet(props: DraggableSheetProps) {
  const { grid, debts, sheet, commands, mayEdit, over, foreign } = props
  const { setNodeRef, listeners } = useDraggable({ id: 'sheet', disabled: !mayEdit })
  const { typing, columns, cursor } = sheet
  const group = grid.columns.find(({ id }) => id === typing?.spot.classId)
  const field = typing && group && (
    <CourseSearch
      group={group}
      start={typing.text}
      onClose={sheet.stopTyping}
      onChoose={(course) => {
        sheet.stopTyping()
        void commands.put(course, typing.spots)
      }}
    />
  )
  const dragging = Object.fromEntries(
    Object.entries(listeners ?? {}).map(([name, listen]) => [
      name,
      // Only what stands in a cell can be taken, and not while one types there.
      (event: SyntheticEvent) => isHeld(event.target as HTMLElement) && listen(event),
    ]),
  )
  return (
    <BoardSheet
      grid={grid}
      debts={debts}
      columns={columns}
      cursor={cursor}
      cut={commands.clipboard?.cut ? commands.clipboard.spots : none}
      over={over}
      foreign={foreign}
      typing={typing && field ? { spot: typing.spot, field } : undefined}
      sheetRef={sheet.sheetRef}
      onKeyDown={sheet.onKeyDown}
      onPress={(spot, event) => {
        sheet.moveTo(spot, event.shiftKey || sheet.several)
        if (sheet.only.phone && !sheet.several) sheet.open()
      }}
      onOpen={(spot) => {
        const empty = cellAt(grid, spot)?.entries.length === 0
        if (empty && mayEdit) sheet.search('')
        else sheet.open()
      }}
      dragging={dragging}
      nodeRef={setNodeRef}
    />
  )
}

const none: readonly Spot[] = []

function isHeld(target: HTMLElement): boolean {
  return target.closest('.filled') !== null && target.closest('input') === null
}
