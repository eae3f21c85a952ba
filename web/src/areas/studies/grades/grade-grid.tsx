import { useRef } from 'react'
import { formatPercent } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import { Avatar } from '@/ui/avatar'
import { CheckIcon, CloseIcon } from '@/ui/icons'
import type { GradeSheet, GradeStudent } from './api'
import { GradeCellView } from './grade-cell'
import { isSelected, type Spot } from './grid-cursor'
import { GridLook } from './grid-look'
import { sayGrade } from './points'
import { columnName, type SheetColumn } from './sheet-columns'
import type { Grading } from './use-grading'
import { useGrid } from './use-grid'

type GradeGridProps = {
  sheet: GradeSheet
  columns: readonly SheetColumn[]
  grading: Grading
  onBlock: (cells: string[][], at: Spot) => void
  asked: number
}

/** The sheet at a desk: students down; grades, retakes and comment across, typed like in a spreadsheet. */
export function GradeGrid({ sheet, columns, grading, onBlock, asked }: GradeGridProps) {
  const texts = useText()
  const { t } = texts
  const table = useRef<HTMLTableElement>(null)
  const grid = useGrid({ sheet, columns, grading, table, onBlock, asked })
  const retakes = columns.some(({ attempt }) => attempt > 0)
  return (
    <GridLook>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that one moves in is a grid
        role="grid"
        aria-label={t('grade.sheet.label')}
        aria-multiselectable
        aria-readonly={!sheet.may_retake}
        onKeyDown={grid.onKeyDown}
        onCopy={grid.onCopy}
        onPaste={grid.onPaste}
      >
        <thead>
          <tr>
            <th scope="col" className="who">
              {t('grade.sheet.student')}
            </th>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={column.field}>
                {columnName(column, texts)}
              </th>
            ))}
            {retakes && (
              <th scope="col" className="figure">
                {t('grade.export.counts')}
              </th>
            )}
            <th scope="col" className="figure">
              {t('grade.sheet.presence')}
            </th>
            <th scope="col" className="passed">
              {t('grade.sheet.result')}
            </th>
          </tr>
        </thead>
        <tbody>
          {sheet.students.map((student, row) => (
            <tr key={student.enrollment_id}>
              <th scope="row" className="who">
                <Who student={student} />
              </th>
              {columns.map((column, at) => {
                const spot = { row, column: at }
                return (
                  <GradeCellView
                    key={column.key}
                    spot={spot}
                    column={column}
                    view={grading.view(student.enrollment_id, column)}
                    name={`${student.first_name} ${student.last_name}, ${columnName(column, texts)}`}
                    active={grid.cursor.at.row === row && grid.cursor.at.column === at}
                    selected={isSelected(grid.cursor, spot)}
                    editing={grid.isEditing(spot) ? grid.editing : undefined}
                    grid={grid}
                    onSettle={(choice) =>
                      grading.settle(`${student.enrollment_id}.${column.attempt}`, choice)
                    }
                  />
                )
              })}
              {retakes && <td className="figure">{sayGrade(student.counts, texts)}</td>}
              <td className="figure">
                <PresenceOf sheet={sheet} student={student} />
              </td>
              <td className="passed">
                <Passed student={student} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </GridLook>
  )
}

function Who({ student: { first_name, last_name, photo_url, left } }: { student: GradeStudent }) {
  const { t } = useText()
  return (
    <span className="person">
      <Avatar name={`${first_name} ${last_name}`} src={photo_url} size={28} />
      <span className="name">
        <b>{last_name}</b> {first_name}
        {left && <small>{t('grade.sheet.left')}</small>}
      </span>
    </span>
  )
}

type PresenceProps = { sheet: GradeSheet; student: GradeStudent }

// The presence beside the grade: below what is required it stands out, in words too.
export function PresenceOf({ sheet, student: { presence } }: PresenceProps) {
  const { t, language } = useText()
  if (presence.counted === 0) return <span title={t('grade.sheet.no_presence')}>–</span>
  const low = presence.present * 100 < sheet.required_attendance * presence.counted
  const rate = formatPercent(Math.floor((presence.present / presence.counted) * 100) / 100, language)
  return low ? (
    <span className="low" title={t('grade.sheet.low', { required: sheet.required_attendance })}>
      {`${rate} ↓`}
    </span>
  ) : (
    rate
  )
}

export function Passed({ student: { passed, counts } }: { student: GradeStudent }) {
  const { t } = useText()
  if (counts.state === '') return <span className="open">{t('grade.sheet.open')}</span>
  return passed ? (
    <span className="yes">
      <CheckIcon aria-hidden />
      {t('grade.sheet.passed')}
    </span>
  ) : (
    <span className="no">
      <CloseIcon aria-hidden />
      {t('grade.sheet.not_passed')}
    </span>
  )
}
