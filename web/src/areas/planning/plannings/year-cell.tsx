import { memo } from 'react'
import { Link } from 'react-router'
import { useText } from '@/texts/use-text'
import { AddIcon, CheckIcon, DotIcon, MoreIcon } from '@/ui/icons'
import type { Planning, YearCell } from './api'
import { boardPath } from './planning-list'
import { sayPlanning } from './say-planning'
import type { YearColumn } from './year-cells'

// Names the cell, for whatever is done with it.
const cellName = (planning: Planning, column: YearColumn) => `${planning.id}/${column.id}`

type MatrixCellProps = {
  planning: Planning
  column: YearColumn
  cells: readonly YearCell[] | null
  first: boolean
  // Courses can be put here, and moved.
  plans: boolean
}

// One link for each cell: the board of the week-end, at this class or campus. Where there is nothing yet, who plans
// puts a course there. What is done with it, by whatever means, is the matrix's affair.
export const MatrixCell = memo(function MatrixCell(props: MatrixCellProps) {
  const { planning, column, cells, first, plans } = props
  const texts = useText()
  const { t } = texts
  if (!cells) {
    return <td data-first={first || undefined} className="absent" title={t('plannings.matrix.absent')} />
  }
  const nothing = `${column.label}: ${t('plannings.matrix.no_course')}`
  const empty = cells.length === 0
  return (
    <td data-first={first || undefined} data-at={cellName(planning, column)}>
      {empty && plans ? (
        <button type="button" tabIndex={-1} data-cell data-put aria-label={nothing}>
          <AddIcon />
        </button>
      ) : (
        <Link
          to={`${boardPath(planning.id)}?only=${column.id}`}
          tabIndex={-1}
          data-cell
          draggable={false}
          aria-label={empty ? nothing : undefined}
        >
          {cells.map((cell) => (
            <CourseCode key={cell.agenda_course_id} cell={cell} />
          ))}
        </Link>
      )}
      {!empty && plans && (
        <button
          type="button"
          className="more"
          tabIndex={-1}
          aria-haspopup="menu"
          aria-label={t('plannings.list.actions', {
            name: `${column.label}, ${sayPlanning(planning, texts)}`,
          })}
        >
          <MoreIcon />
        </button>
      )}
    </td>
  )
}, sameCell)

// The lists are made anew with each drawing; what stands in them hardly ever is.
function sameCell(before: MatrixCellProps, after: MatrixCellProps): boolean {
  const same = before.planning === after.planning && before.column.id === after.column.id
  if (before.plans !== after.plans) return false
  if (!same || before.first !== after.first || before.cells?.length !== after.cells?.length) return false
  return (before.cells ?? []).every((cell, index) => cell === after.cells?.[index])
}

// Which course, and whether somebody gives it: by picture and word, never by colour alone.
export function CourseCode({ cell }: { cell: YearCell }) {
  const { t } = useText()
  const { course_code, course_name, staffed } = cell
  const state = t(staffed ? 'plannings.matrix.staffed' : 'plannings.matrix.open')
  return (
    <span
      className="course"
      data-course={cell.agenda_course_id}
      data-staffed={staffed}
      title={`${course_name}, ${state}`}
    >
      {staffed ? <CheckIcon titleAccess={state} /> : <DotIcon titleAccess={state} />}
      {course_code}
    </span>
  )
}
