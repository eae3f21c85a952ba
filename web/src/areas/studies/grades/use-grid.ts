import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { GradeCell, GradeSheet } from './api'
import { type Cursor, type Extent, type Spot, spotsOf, stepped } from './grid-cursor'
import { gridKey } from './grid-keys'
import { readCells } from './read-block'
import { mayTypeIn, type SheetColumn } from './sheet-columns'
import type { Grading, Typed } from './use-grading'

// What is being typed in the cell of the cursor.
export type Editing = { text: string; was: GradeCell | undefined }

type GridOptions = {
  sheet: GradeSheet
  columns: readonly SheetColumn[]
  grading: Grading
  table: RefObject<HTMLTableElement | null>
  // Several cells were pasted: they are shown before they are taken.
  onBlock: (cells: string[][], at: Spot) => void
  // The retake whose column was asked for last; 0 for none.
  asked: number
}

/** The cursor of the sheet, what it selects, and what is done with it by keys, mouse and clipboard. */
export function useGrid({ sheet, columns, grading, table, onBlock, asked }: GridOptions) {
  const start = { row: 0, column: 0 }
  const [cursor, setCursor] = useState<Cursor>({ at: start, from: start })
  const [editing, setEditing] = useState<Editing>()
  // Where a line was begun: Enter after some Tabs goes back under it.
  const home = useRef(0)
  const drags = useRef(false)
  const open = useRef(false)
  const extent: Extent = { rows: sheet.students.length, columns: columns.length }
  const focusSoon = useFocus(table, cursor.at, editing !== undefined)
  const mayTypeAt = ({ column }: Spot) => mayTypeIn(sheet, columns[column])
  const mayEdit = mayTypeAt(cursor.at)

  const typedAt = ({ row, column }: Spot, text: string, was?: GradeCell): Typed[] => {
    const student = sheet.students[row]
    const into = columns[column]
    return student && into ? [{ enrollmentId: student.enrollment_id, column: into, text, was }] : []
  }
  const textAt = ({ row, column }: Spot): string => {
    const [student, from] = [sheet.students[row], columns[column]]
    return student && from ? grading.view(student.enrollment_id, from).text : ''
  }
  const cellAt = ({ row, column }: Spot) => {
    const [student, of] = [sheet.students[row], columns[column]]
    return student && of && grading.cellAt(student.enrollment_id, of.attempt)
  }
  const moveTo = (at: Spot, { extend = false, keepsHome = false } = {}) => {
    if (!keepsHome) home.current = at.column
    setCursor((before) => ({ at, from: extend ? before.from : at }))
    focusSoon()
  }
  // Whoever asks for a column goes on in it, at the first who needs it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only asking moves the cursor
  useEffect(() => {
    if (asked === 0) return
    const failed = sheet.students.findIndex(({ counts, passed }) => counts.state !== '' && !passed)
    moveTo({ row: Math.max(0, failed), column: asked })
  }, [asked])
  const move = (rows: number, along: number, options?: { extend?: boolean; keepsHome?: boolean }) =>
    moveTo(stepped(cursor.at, rows, along, extent), options)
  const edit = (text = textAt(cursor.at)) => {
    if (!mayEdit) return
    open.current = true
    setEditing({ text, was: cellAt(cursor.at) })
  }
  // The field also loses the focus because it goes away: what was typed is taken once.
  const leave = (keep: boolean) => {
    if (!editing || !open.current) return
    open.current = false
    // What somebody else has put there meanwhile is not overwritten: the two stand against each other.
    if (keep && editing.text !== textAt(cursor.at)) grading.put(typedAt(cursor.at, editing.text, editing.was))
    setEditing(undefined)
    focusSoon()
  }
  const putAll = (text: (spot: Spot) => string) =>
    grading.put(
      spotsOf(cursor)
        .filter(mayTypeAt)
        .flatMap((spot) => typedAt(spot, text(spot))),
    )

  const acts = {
    move,
    // Down, under where the line was begun.
    nextLine: (rows: number) =>
      moveTo({ ...stepped(cursor.at, rows, 0, extent), column: Math.min(home.current, cursor.at.column) }),
    mayGoAlong: (by: number) => {
      const to = cursor.at.column + by
      return to >= 0 && to < columns.length
    },
    selectAll: () => {
      setCursor({ from: start, at: { row: extent.rows - 1, column: extent.columns - 1 } })
      focusSoon()
    },
    edit,
    leave,
    clear: () => putAll(() => ''),
    fillDown: () => {
      const { column } = cursor.at
      const spots = spotsOf(cursor)
      const top = Math.min(cursor.at.row, cursor.from.row)
      // One cell alone takes what stands above it.
      const source = spots.length === 1 ? Math.max(0, top - 1) : top
      putAll((spot) => textAt({ row: source, column: spots.length === 1 ? column : spot.column }))
    },
    turn: grading.turn,
  }

  return {
    cursor,
    editing,
    setText: (text: string) => setEditing((now) => now && { ...now, text }),
    leave,
    onKeyDown: (event: KeyboardEvent) => gridKey(event, { acts, mayEdit, editing: editing !== undefined }),
    onCopy: (event: ClipboardEvent) => {
      if (editing) return
      event.preventDefault()
      event.clipboardData.setData('text/plain', asBlock(spotsOf(cursor), textAt))
    },
    onPaste: (event: ClipboardEvent) => {
      if (editing || !mayEdit) return
      event.preventDefault()
      const cells = readCells(event.clipboardData.getData('text/plain'))
      if (cells.length === 1 && cells[0]?.length === 1) putAll(() => cells[0]?.[0] ?? '')
      else if (cells.length > 0) onBlock(cells, spotsOf(cursor)[0] ?? cursor.at)
    },
    onPress: (spot: Spot, event: MouseEvent) => {
      if (event.button !== 0) return
      drags.current = true
      addEventListener('mouseup', () => (drags.current = false), { once: true })
      if (editing) leave(true)
      moveTo(spot, { extend: event.shiftKey })
    },
    onPass: (spot: Spot) => {
      if (drags.current && !editing) moveTo(spot, { extend: true })
    },
    onOpen: () => edit(),
    isEditing: ({ row, column }: Spot) =>
      editing !== undefined && cursor.at.row === row && cursor.at.column === column,
  }
}

function asBlock(spots: readonly Spot[], textAt: (spot: Spot) => string): string {
  return spots
    .map((spot, at) => {
      const before = at === 0 ? '' : spots[at - 1]?.row === spot.row ? '\t' : '\n'
      return before + quoted(textAt(spot))
    })
    .join('')
}

const quoted = (text: string) => (/[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

// The cell of the cursor gets the focus when the cursor was moved, and not because something was drawn.
function useFocus(table: RefObject<HTMLTableElement | null>, { row, column }: Spot, editing: boolean) {
  const asked = useRef(false)
  useEffect(() => {
    if (!asked.current || editing) return
    asked.current = false
    const cell = table.current?.querySelector<HTMLElement>(`[data-cell="${row}.${column}"]`)
    cell?.focus({ preventScroll: true })
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  return () => {
    asked.current = true
  }
}
