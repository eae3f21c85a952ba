import { memo, type ReactNode } from 'react'
import { visuallyHidden } from '@/lib/visually-hidden'
import { useText } from '@/texts/use-text'
import { PlaceIcon, SwapIcon, WarningIcon } from '@/ui/icons'
import { sayHours } from '../agenda/say-session'
import { invitationIcons } from '../invitation-look'
import type { BoardCourse, Half, Hour, Staffing } from './api'
import { inLine } from './board-staff'
import type { Cell, Entry } from './grid-of'

type BoardCellProps = {
  cell: Cell
  // What the head of the row says already.
  rowHour: Hour | undefined
  // The codes of classes, for courses that several share.
  codes: ReadonlyMap<string, string>
  tabbable: boolean
  selected: boolean
  mark: '' | 'cut' | 'over' | 'foreign'
  // The search for a course, while one types here.
  children?: ReactNode
}

// One cell: the course, who gives it and where, or nothing yet. Drawn again only where what it shows has changed.
export const BoardCell = memo(function BoardCell(props: BoardCellProps) {
  const { cell, rowHour, codes, tabbable, selected, mark, children } = props
  const { t, language } = useText()
  const { hour, entries, conflicts } = cell
  const differs = hour && (hour.start !== rowHour?.start || hour.finish !== rowHour?.finish)
  const kind = entries.length > 0 ? 'filled' : hour ? '' : 'none'
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid, which one moves in
      role="gridcell"
      data-cell={cell.key}
      aria-selected={selected}
      tabIndex={tabbable ? 0 : -1}
      className={`cell ${kind} ${mark}`}
    >
      {differs && <div className="hours">{sayHours(hour, language)}</div>}
      {!hour && entries.length === 0 && <span style={visuallyHidden}>{t('board.cell.no_hour')}</span>}
      {children ?? entries.map((entry) => <EntryView key={entry.session.id} {...{ entry, cell, codes }} />)}
      {conflicts.length > 0 && !children && (
        <div className="warns">
          <WarningIcon />
          {t('board.conflicts.count', { count: conflicts.length })}
        </div>
      )}
    </td>
  )
}, alike)

// Boards come anew with every answer; what a cell shows hardly ever does.
function alike(a: BoardCellProps, b: BoardCellProps): boolean {
  const { cell: was, ...before } = a
  const { cell: now, ...after } = b
  const rest = Object.keys(after) as (keyof typeof after)[]
  return rest.every((name) => before[name] === after[name]) && sameCell(was, now)
}

function sameCell(a: Cell, b: Cell): boolean {
  return (
    a.key === b.key &&
    a.hour === b.hour &&
    a.conflicts.length === b.conflicts.length &&
    a.entries.length === b.entries.length &&
    a.entries.every(({ course, session }, at) => {
      const other = b.entries[at]
      return course === other?.course && session === other.session
    })
  )
}

type EntryViewProps = { entry: Entry; cell: Cell; codes: ReadonlyMap<string, string> }

function EntryView({ entry, cell, codes }: EntryViewProps) {
  const { t, language } = useText()
  const { course, session, start, finish } = entry
  const others = course.class_ids.filter((id) => id !== cell.classId)
  const ownHours = start !== cell.hour?.start || finish !== cell.hour.finish
  return (
    <div className="entry">
      <div className="name">
        <bdi>{course.course_name}</bdi>
      </div>
      <div>
        <bdi>{course.course_code}</bdi>
        {ownHours && ` · ${sayHours(entry, language)}`}
      </div>
      <StaffLine course={course} half="teacher" />
      <StaffLine course={course} half="translator" />
      {session.place && (
        <div className="line">
          <PlaceIcon />
          <bdi>{session.place.startsWith('https://') ? t('board.cell.online') : session.place}</bdi>
        </div>
      )}
      {others.length > 0 && (
        <div className="line">
          <SwapIcon />
          <span>
            {t('board.cell.with', { classes: others.map((id) => codes.get(id) ?? '…').join(', ') })}
          </span>
        </div>
      )}
    </div>
  )
}

const worth: readonly Staffing['state'][] = ['accepted', 'answered', 'not_answered', 'in_analysis']

// Who gives a half of a course, or comes nearest to it, with how far he is.
function StaffLine({ course, half }: { course: BoardCourse; half: Half }) {
  const { t } = useText()
  const line = inLine(course.staff, half)
  const best = worth.flatMap((state) => line.filter((one) => one.state === state))[0]
  if (!best) {
    if (half === 'translator' && !course.translated) return null
    return (
      <div className="line open">
        <WarningIcon />
        <span>{t(`board.half.no_${half}`)}</span>
      </div>
    )
  }
  return (
    <div className={`line ${best.state}`}>
      {invitationIcons[best.state]}
      <span>
        <bdi>{best.person_name}</bdi>
        {line.length > 1 && ` +${line.length - 1}`}
        {' · '}
        {half === 'translator' && `${t('board.half.translates')}, `}
        {t(`board.state.${best.state}`)}
      </span>
    </div>
  )
}
