import Box from '@mui/material/Box'
import { memo, useCallback, useRef, useState } from 'react'
import { Link } from 'react-router'
import { todayHere } from '@/lib/day-math'
import { shortDays } from '@/lib/say-days'
import { useText } from '@/texts/use-text'
import { ColorMark } from '@/ui/color-mark'
import { AddIcon, CheckIcon, DotIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import type { Planning, PlanningYear, YearCell, YearPlanning } from './api'
import { type Across, boardPath } from './planning-list'
import { PlanningMenu } from './planning-menu'
import { PlanningStateChip } from './planning-state-chip'
import type { EmptyCell } from './put-course-dialog'
import { saySchoolYear } from './school-year'
import { useArrowKeys } from './use-arrow-keys'
import { type ColumnGroup, cellsAt, columnsOf, comingOf, type YearColumn } from './year-cells'
import { matrixLook } from './year-look'

const PutCourseDialog = lazyPart(() =>
  import('./put-course-dialog').then((module) => ({ default: module.PutCourseDialog })),
)

type YearMatrixProps = {
  year: PlanningYear
  across: Across
  onCopy: ((planning: Planning) => void) | undefined
}

// A year at a glance: week-ends down, classes or campuses across. Arrows go from cell to cell, Enter opens the board.
export function YearMatrix({ year, across, onCopy }: YearMatrixProps) {
  const { t } = useText()
  const table = useRef<HTMLTableElement>(null)
  const { handleKeyDown, handleFocus } = useArrowKeys(table)
  const groups = columnsOf(year, across)
  const byClass = across === 'classes' && year.classes.length > 0
  const [empty, setEmpty] = useState<EmptyCell | null>(null)
  const onPut = useCallback(
    (planning: Planning, { id, label, campusId }: YearColumn) =>
      setEmpty({ planning, classId: id, code: label, campusId }),
    [],
  )
  const coming = comingOf(year.plannings, todayHere())
  return (
    <Box sx={matrixLook}>
      <table
        ref={table}
        aria-label={t('plannings.matrix.label', { year: saySchoolYear(year.year) })}
        onKeyDown={handleKeyDown}
        onFocus={handleFocus}
      >
        <MatrixHead groups={groups} byClass={byClass} />
        <tbody>
          {year.plannings.map((planning) => (
            <tr
              key={planning.id}
              data-state={planning.state}
              aria-current={planning.id === coming ? 'date' : undefined}
            >
              <WeekEnd planning={planning} onCopy={onCopy} />
              {groups.flatMap(({ columns }, group) =>
                columns.map((column, index) => (
                  <MatrixCell
                    key={column.id}
                    planning={planning}
                    column={column}
                    onPut={byClass && takesCourses(planning) ? onPut : undefined}
                    cells={cellsAt(planning, column)}
                    first={group > 0 && index === 0}
                  />
                )),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {empty && <PutCourseDialog {...empty} onClose={() => setEmpty(null)} />}
    </Box>
  )
}

// What is closed is changed on its board, with a reason.
function takesCourses({ may_edit, state }: Planning): boolean {
  return may_edit && state !== 'closed'
}

function MatrixHead({ groups, byClass }: { groups: readonly ColumnGroup[]; byClass: boolean }) {
  const { t } = useText()
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={byClass ? 2 : 1} className="corner">
          {t('plannings.one')}
        </th>
        {groups.map(({ id, name, color, columns }, group) => (
          <th
            key={id}
            scope={byClass ? 'colgroup' : 'col'}
            colSpan={columns.length}
            className="campus"
            data-first={group > 0 || undefined}
          >
            <span>
              <ColorMark color={color} />
              {name}
            </span>
          </th>
        ))}
      </tr>
      {byClass && (
        <tr>
          {groups.flatMap(({ columns }, group) =>
            columns.map(({ id, label }, index) => (
              <th key={id} scope="col" className="class" data-first={(group > 0 && index === 0) || undefined}>
                {label}
              </th>
            )),
          )}
        </tr>
      )}
    </thead>
  )
}

type WeekEndProps = { planning: YearPlanning; onCopy: ((planning: Planning) => void) | undefined }

function WeekEnd({ planning, onCopy }: WeekEndProps) {
  const { t, language } = useText()
  const { id, number, first_day, last_day, abbreviation, state } = planning
  return (
    <th scope="row">
      <div className="week-end">
        <Link to={boardPath(id)} data-cell>
          <strong>{abbreviation || t('plannings.numbered', { number })}</strong>
          <bdi>{shortDays(first_day, last_day, language)}</bdi>
        </Link>
        <PlanningStateChip state={state} />
        <PlanningMenu planning={planning} onCopy={onCopy} />
      </div>
    </th>
  )
}

type MatrixCellProps = {
  planning: Planning
  column: YearColumn
  cells: readonly YearCell[] | null
  first: boolean
  // Courses can be put here.
  onPut: ((planning: Planning, column: YearColumn) => void) | undefined
}

// One link for each cell: the board of the week-end, at this class or campus. Where there is nothing yet, who plans
// puts a course there.
const MatrixCell = memo(function MatrixCell({ planning, column, cells, first, onPut }: MatrixCellProps) {
  const { t } = useText()
  if (!cells) {
    return <td data-first={first || undefined} className="absent" title={t('plannings.matrix.absent')} />
  }
  const empty = cells.length === 0
  const nothing = `${column.label}: ${t('plannings.matrix.no_course')}`
  if (empty && onPut) {
    return (
      <td data-first={first || undefined}>
        <button
          type="button"
          tabIndex={-1}
          data-cell
          aria-label={nothing}
          onClick={() => onPut(planning, column)}
        >
          <AddIcon />
        </button>
      </td>
    )
  }
  return (
    <td data-first={first || undefined}>
      <Link
        to={`${boardPath(planning.id)}?only=${column.id}`}
        tabIndex={-1}
        data-cell
        aria-label={empty ? nothing : undefined}
      >
        {cells.map((cell) => (
          <CourseCode key={cell.agenda_course_id} cell={cell} />
        ))}
      </Link>
    </td>
  )
}, sameCell)

// The lists are made anew with each drawing; what stands in them hardly ever is.
function sameCell(before: MatrixCellProps, after: MatrixCellProps): boolean {
  const same = before.planning === after.planning && before.column.id === after.column.id
  if (before.onPut !== after.onPut) return false
  if (!same || before.first !== after.first || before.cells?.length !== after.cells?.length) return false
  return (before.cells ?? []).every((cell, index) => cell === after.cells?.[index])
}

// Which course, and whether somebody gives it: by picture and word, never by colour alone.
export function CourseCode({ cell: { course_code, course_name, staffed } }: { cell: YearCell }) {
  const { t } = useText()
  const state = t(staffed ? 'plannings.matrix.staffed' : 'plannings.matrix.open')
  return (
    <span className="course" data-staffed={staffed} title={`${course_name}, ${state}`}>
      {staffed ? <CheckIcon titleAccess={state} /> : <DotIcon titleAccess={state} />}
      {course_code}
    </span>
  )
}
