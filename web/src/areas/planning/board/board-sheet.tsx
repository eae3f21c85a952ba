import { type KeyboardEvent, type MouseEvent, memo, type ReactNode, type RefObject, useMemo } from 'react'
import { formatFigure } from '@/lib/numbers'
import { languageName } from '@/lib/world'
import { useText } from '@/texts/use-text'
import { ColorMark } from '@/ui/color-mark'
import { WarningIcon } from '@/ui/icons'
import { sayHours } from '../agenda/say-session'
import type { BoardClass, Debts, Hour } from './api'
import { BoardCell } from './board-cell'
import { type Cursor, selectedBy } from './cursor'
import { type Cell, cellAt, type Grid, type Row, type Spot } from './grid-of'
import { sayClass, sayShortDay } from './say-board'
import { SheetLook } from './sheet-look'

type BoardSheetProps = {
  grid: Grid
  // Only these classes; all of them, as a rule.
  columns: readonly BoardClass[]
  debts: Debts
  cursor: Cursor
  cut: readonly Spot[]
  over: Spot | undefined
  foreign: Spot | undefined
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
  const { grid, columns, typing, sheetRef, onKeyDown, onPress, onOpen, dragging, nodeRef } = props
  const { t } = useText()
  const shown = useMemo(() => ({ rows: grid.rows, columns: [...columns] }), [grid.rows, columns])
  const marks = marksOf(props, selectedBy(shown, props.cursor))
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
        <Heads columns={columns} debts={props.debts} />
        <tbody>
          {grid.rows.map((row, at) => (
            <SheetRow
              key={row.key}
              {...{ grid, row, columns, codes }}
              first={row.day !== grid.rows[at - 1]?.day}
              marks={marks.get(row.key) ?? ''}
              typing={typing?.spot.row === row.key ? typing : undefined}
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

type HeadsProps = Pick<BoardSheetProps, 'columns' | 'debts'>

const Heads = memo(function Heads({ columns, debts }: HeadsProps) {
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
            <div className="named">
              <b>
                <bdi>{code}</bdi>
              </b>{' '}
              {t('board.class.students', { count: students })}
            </div>
            <span>
              {[t('board.class.level', { level }), spoken && languageName(spoken, language)]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <DebtLine debt={debts.get(id)} />
          </th>
        ))}
      </tr>
    </thead>
  )
})

// What the class has left to plan; that it cannot finish in time is said before all.
function DebtLine({ debt }: { debt: ReturnType<Debts['get']> }) {
  const { t, language } = useText()
  if (!debt || debt.hours_left === 0) return null
  const [left, room] = [debt.hours_left, debt.room].map((hours) => formatFigure(hours, language))
  if (!debt.late) return <span>{t('board.class.left', { hours: left })}</span>
  return (
    <span className="late" title={t('planning.debt.late', { left, room })}>
      <WarningIcon />
      {t('board.class.late', { hours: left })}
    </span>
  )
}

// What is to be seen of the cursor, the selection and the rest in each row, as one word: a step of the cursor then draws
// no row again but those that it touches.
function marksOf(
  { cursor, cut, over, foreign }: BoardSheetProps,
  selected: readonly Spot[],
): Map<string, string> {
  const marks = new Map<string, string>()
  const mark = (kind: keyof typeof letters, { classId, row }: Spot) =>
    marks.set(row, `${marks.get(row) ?? ''} ${letters[kind]}${classId}`)
  mark('cursor', cursor.at)
  for (const spot of selected) mark('selected', spot)
  for (const spot of cut) mark('cut', spot)
  if (over) mark('over', over)
  if (foreign) mark('foreign', foreign)
  return marks
}

const letters = { cursor: '@', selected: '+', cut: '-', over: '>', foreign: '!' } as const

type SheetRowProps = Pick<BoardSheetProps, 'grid' | 'columns' | 'typing'> & {
  row: Row
  first: boolean
  marks: string
  codes: ReadonlyMap<string, string>
}

const SheetRow = memo(function SheetRow(props: SheetRowProps) {
  const { row, first, marks, codes, grid, columns, typing } = props
  const { t, language } = useText()
  const cells = columns.map(({ id }) => cellAt(grid, { classId: id, row: row.key }))
  const hour = commonHour(cells)
  const marked = new Set(marks.split(' '))
  const has = (kind: keyof typeof letters, { classId }: Spot) => marked.has(letters[kind] + classId)
  const shown = ['over', 'foreign', 'cut'] as const
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
              tabbable={has('cursor', cell)}
              selected={has('selected', cell)}
              mark={shown.find((kind) => has(kind, cell)) ?? ''}
            >
              {typing?.spot.classId === cell.classId ? typing.field : undefined}
            </BoardCell>
          ),
      )}
    </tr>
  )
})

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
