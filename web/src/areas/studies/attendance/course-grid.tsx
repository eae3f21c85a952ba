import { styled } from '@mui/material/styles'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { formatPercent } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import { Avatar } from '@/ui/avatar'
import { WarningIcon } from '@/ui/icons'
import type { MarkState } from './attendance-kind'
import { sheetPath } from './paths'
import { nameOf, sayHours, sayMark, sayShortDay, sayStart } from './say-sheet'
import { SettleRow } from './settle-row'
import { SheetLook } from './sheet-look'
import {
  cellName,
  isBelow,
  markOf,
  type Opened,
  rateOf,
  type Sheet,
  type SheetSession,
  type SheetState,
  type SheetStudent,
  standsOn,
} from './sheet-marks'
import { tabIndexOf } from './student-row'
import { useGridCursor } from './use-grid-cursor'
import type { Marking } from './use-marking'
import { valueLook } from './value-look'

type CourseGridProps = {
  sheet: Sheet
  students: readonly SheetStudent[]
  marking: Marking
  cells: ReadonlyMap<string, MarkState>
  settle: SheetState['settle']
  onOpen: (opened: Opened) => void
}

const GridLook = styled(SheetLook)(({ theme: { vars } }) => ({
  overflow: 'auto',
  maxHeight: 'calc(100dvh - var(--frame-top, 0px) - var(--frame-bottom, 0px) - 32px)',
  scrollPaddingBlockStart: 64,
  scrollPaddingInlineStart: 232,
  '& table': { width: 'auto', minWidth: '100%' },
  '& thead th': { padding: '8px 10px', whiteSpace: 'nowrap', textAlign: 'center' },
  '& thead a': { color: 'inherit' },
  '& thead .gone': { textDecoration: 'line-through' },
  '& thead th:first-of-type': { zIndex: 3, insetInlineStart: 0, textAlign: 'start', paddingInlineStart: 16 },
  '& tbody th': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    width: 220,
    maxWidth: 220,
    backgroundColor: vars.palette.background.paper,
    borderInlineEnd: `1px solid ${vars.palette.divider}`,
  },
  '& .student': { minHeight: 44, paddingBlock: 2, gap: 8 },
  '& .mark': {
    height: 44,
    minWidth: 84,
    textAlign: 'center',
    cursor: 'cell',
    borderInlineEnd: `1px solid ${vars.palette.divider}`,
  },
  '& .mark svg': { fontSize: '1.25rem', verticalAlign: 'middle' },
  '& .none': {
    cursor: 'default',
    backgroundImage: `repeating-linear-gradient(135deg, transparent 0 7px, ${vars.palette.action.hover} 7px 8px)`,
  },
  '& .unsettled': { boxShadow: `inset 0 0 0 2px ${vars.palette.warning.main}` },
  '& .rate': {
    paddingInline: 12,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .rate.below': { color: vars.palette.error.main, fontWeight: 600 },
  '& .rate svg': { fontSize: '1rem', verticalAlign: '-3px', marginInlineEnd: 4 },
}))

// All sessions of the course side by side, with what came of them at the end.
export function CourseGrid(props: CourseGridProps) {
  const { sheet, students, marking, cells, settle } = props
  const { t } = useText()
  const { sessions } = sheet
  const { at, grid } = useGridCursor({
    rows: students.length,
    columns: sessions.length,
    onValue: ({ row, column }, value) => {
      const [student, session] = [students[row], sessions[column]]
      if (student && session) marking.choose(student, session.id, value)
    },
  })
  return (
    <GridLook>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that one moves in is a grid */}
      <table role="grid" aria-label={t('attendance.sheet')} {...grid}>
        <Heads sheet={sheet} />
        <tbody>
          {students.map((student, row) => (
            <Fragment key={student.enrollment_id}>
              <GridRow {...props} {...{ student, row }} column={at.row === row ? at.column : undefined} />
              {sessions.map((session) => {
                const cell = cellName(session.id, student.enrollment_id)
                const state = cells.get(cell)
                if (state?.state !== 'conflict' && state?.state !== 'refused') return null
                return (
                  <SettleRow
                    key={cell}
                    {...{ state, student, session }}
                    columns={sessions.length + 2}
                    onSettle={(choice) => settle(cell, choice)}
                  />
                )
              })}
            </Fragment>
          ))}
        </tbody>
      </table>
    </GridLook>
  )
}

function Heads({ sheet }: { sheet: Sheet }) {
  const { t, language } = useText()
  const { class_id, agenda_course_id, course_name } = sheet
  return (
    <thead>
      <tr>
        <th scope="col">{t('attendance.student')}</th>
        {sheet.sessions.map((session) => (
          <th key={session.id} scope="col">
            <Link
              className={session.gone ? 'gone' : undefined}
              title={sayHours(session, language)}
              to={sheetPath({
                sessionId: session.id,
                classId: class_id,
                agendaCourseId: agenda_course_id,
                courseName: course_name,
              })}
            >
              {sayShortDay(session.day, language)}
              <br />
              {sayStart(session, language)}
            </Link>
          </th>
        ))}
        <th scope="col">{t('attendance.rate')}</th>
      </tr>
    </thead>
  )
}

type GridRowProps = CourseGridProps & { student: SheetStudent; row: number; column: number | undefined }

function GridRow(props: GridRowProps) {
  const { sheet, student } = props
  const name = nameOf(student)
  return (
    <tr>
      <th scope="row">
        <div className="student">
          <Avatar name={name} src={student.photo_url} size={28} />
          <b>{name}</b>
        </div>
      </th>
      {sheet.sessions.map((session, at) => (
        <MarkCell key={session.id} {...props} {...{ session, at }} />
      ))}
      <Rate sheet={sheet} student={student} />
    </tr>
  )
}

function MarkCell(props: GridRowProps & { session: SheetSession; at: number }) {
  const { student, session, row, column, at, cells, onOpen } = props
  const texts = useText()
  const mark = markOf(student, session.id)
  const stands = standsOn(student, session.id)
  const state = cells.get(cellName(session.id, student.enrollment_id))?.state
  const open = (anchor: HTMLElement) =>
    onOpen({ enrollmentId: student.enrollment_id, sessionId: session.id, anchor })
  const unsettled = state === 'conflict' || state === 'refused'
  return (
    <td
      className={['mark', !stands && 'none', unsettled && 'unsettled'].filter(Boolean).join(' ')}
      data-value={mark.value || undefined}
      data-row={row}
      data-column={at}
      tabIndex={tabIndexOf(column, at)}
      title={stands ? sayMark(mark, texts) : texts.t('attendance.not_on_sheet')}
      aria-label={stands ? sayMark(mark, texts) : texts.t('attendance.not_on_sheet')}
      onClick={(event) => stands && open(event.currentTarget)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        if (stands) open(event.currentTarget)
      }}
    >
      {mark.value && valueLook[mark.value].icon}
    </td>
  )
}

function Rate({ sheet, student }: { sheet: Sheet; student: SheetStudent }) {
  const { t, language } = useText()
  const rate = rateOf(sheet, student)
  if (rate.counted === 0) return <td className="rate">–</td>
  const below = isBelow(rate, sheet.required_attendance)
  const required = formatPercent(sheet.required_attendance / 100, language)
  return (
    <td className={below ? 'rate below' : 'rate'}>
      {below && <WarningIcon titleAccess={t('attendance.below', { required })} />}
      {/* Down, so that who has too little is not shown as having enough. */}
      {formatPercent(Math.floor((rate.present * 100) / rate.counted) / 100, language)}
    </td>
  )
}
