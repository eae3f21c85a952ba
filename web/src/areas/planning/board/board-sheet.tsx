import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useMemo } from 'react'
import { languageName } from '@/lib/world'
import { useText } from '@/texts/use-text'
import { ColorMark } from '@/ui/color-mark'
import type { BoardClass, Hour } from './api'
import { BoardCell } from './board-cell'
import { type Cursor, selectedBy } from './cursor'
import { type Cell, cellAt, cellKey, type Grid, type Row, type Spot } from './grid-of'
import { sayClass, sayHours, sayShortDay } from './say-board'
import { SheetLook } from './sheet-look'

type BoardSheetProps = {
  grid: Grid
  // Only these classes; all of them, as a rule.
  columns: readonly BoardClass[]
  cursor: Cursor
  cut: readonly Spot[]
  over: string | undefined
  foreign: string | undefined
  // The cell in which one types, and what stands there then.
  typing: { spot: Spot; field: ReactNode } | undefined
  sheetRef: RefObject<HTMLTableElement | null>
  onKeyDown: (event: KeyboardEvent) => void
  onPress: (spot: Spot, event: MouseEvent) => void
  onOpen: (spot: Spot) => void
  // What makes cells draggable.
  dragging: object
  nodeRef: (element: HTMLElement | null) => void
}

// The board itself: slots down, classes across, grouped by campus. The heads stay in sight.
export function BoardSheet(props: BoardSheetProps) {
  const { grid, columns, cursor, sheetRef, onKeyDown, onPress, onOpen, dragging, nodeRef } = props
  const { t } = useText()
  const shown = useMemo(() => ({ rows: grid.rows, columns: [...columns] }), [grid.rows, columns])
  const selected = useMemo(() => new Set(selectedBy(shown, cursor).map(cellKey)), [shown, cursor])
  const codes = useMemo(
    () => new Map(grid.columns.map(({ id }) => [id, sayClass(grid.columns, id)])),
    [grid.columns],
  )
  const spotOfEvent = (event: { target: EventTarget }) => {
    const element = (event.target as HTMLElement).closest<HTMLElement>('[data-cell]')
    return element ? grid.cells.get(element.dataset.cell ?? '') : undefined
  }
  const pressed = (act: (cell: Cell) => void) => (event: MouseEvent) => {
    const cell = spotOfEvent(event)
    if (cell && !isTyping(event.target)) act(cell)
  }
  const width = `calc(var(--times) + ${columns.length} * var(--column))`
  return (
    <SheetLook ref={nodeRef} {...dragging}>
      <table
        ref={sheetRef}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that one moves in is a grid
        role="grid"
        aria-label={t('board.sheet')}
        aria-multiselectable
        style={{ minWidth: width }}
        onKeyDown={onKeyDown}
        onClick={(event) => pressed((cell) => onPress(cell, event))(event)}
        onDoubleClick={pressed(onOpen)}
      >
        <Heads columns={columns} />
        <tbody>
          {grid.rows.map((row, at) => (
            <SheetRow
              key={row.key}
              codes={codes}
              {...props}
              row={row}
              first={row.day !== grid.rows[at - 1]?.day}
              selected={selected}
            />
          ))}
        </tbody>
      </table>
    </SheetLook>
  )
}

function isTyping(target: EventTarget): boolean {
  return (target as HTMLElement).closest('input, [role="listbox"]') !== null
}

function Heads({ columns }: { columns: readonly BoardClass[] }) {
  const { t, language } = useText()
  const campuses = [...new Set(columns.map(({ campus_id }) => campus_id))].map((id) =>
    columns.filter(({ campus_id }) => campus_id === id),
  )
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2} className="corner">
          {t('board.time')}
        </th>
        {campuses.map((classes) => (
          <th key={classes[0]?.campus_id} scope="colgroup" colSpan={classes.length} className="campus">
            <span>
              <ColorMark color={classes[0]?.color ?? ''} />
              <bdi>{classes[0]?.campus_name}</bdi>
            </span>
          </th>
        ))}
      </tr>
      <tr>
        {columns.map(({ id, code, level, language: spoken, students }) => (
          <th key={id} scope="col" className="class">
            <b>
              <bdi>{code}</bdi>
            </b>
            <span>
              {[
                t('board.class.level', { level }),
                spoken && languageName(spoken, language),
                t('board.class.students', { count: students }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  )
}

type SheetRowProps = BoardSheetProps & {
  row: Row
  first: boolean
  selected: ReadonlySet<string>
  codes: ReadonlyMap<string, string>
}

function SheetRow(props: SheetRowProps) {
  const { row, first, selected, codes, grid, columns, cursor, cut, over, foreign, typing } = props
  const { t, language } = useText()
  const cells = columns.map(({ id }) => cellAt(grid, { classId: id, row: row.key }))
  const hour = commonHour(cells)
  const cutKeys = cut.map(cellKey)
  const markOf = (key: string) =>
    over === key ? 'over' : foreign === key ? 'foreign' : cutKeys.includes(key) ? 'cut' : ''
  return (
    <tr className={first ? 'first' : undefined}>
      <th scope="row" className="time">
        {first && <b>{sayShortDay(row.day, language)}</b>}
        {hour ? sayHours(hour, language) : t('board.slot', { nth: row.nth + 1 })}
      </th>
      {cells.map(
        (cell) =>
          cell && (
            <BoardCell
              key={cell.key}
              cell={cell}
              rowHour={hour}
              codes={codes}
              tabbable={cellKey(cursor.at) === cell.key}
              selected={selected.has(cell.key)}
              mark={markOf(cell.key)}
            >
              {typing && cellKey(typing.spot) === cell.key ? typing.field : undefined}
            </BoardCell>
          ),
      )}
    </tr>
  )
}

// The hours that most classes have there: the others say their own.
function commonHour(cells: readonly (Cell | undefined)[]): Hour | undefined {
  const counted = new Map<string, { hour: Hour; times: number }>()
  for (const hour of cells.map((cell) => cell?.hour)) {
    if (!hour) continue
    const name = `${hour.start}-${hour.finish}`
    counted.set(name, { hour, times: (counted.get(name)?.times ?? 0) + 1 })
  }
  return [...counted.values()].sort((a, b) => b.times - a.times)[0]?.hour
}
