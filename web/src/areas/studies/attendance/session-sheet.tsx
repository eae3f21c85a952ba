import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { visuallyHidden } from '@/lib/visually-hidden'
import { useText } from '@/texts/use-text'
import type { MarkState } from './attendance-kind'
import { CompactRow } from './compact-row'
import { SettleRow } from './settle-row'
import { SheetLook } from './sheet-look'
import {
  cellName,
  type Opened,
  type Sheet,
  type SheetSession,
  type SheetState,
  type SheetStudent,
  values,
} from './sheet-marks'
import { WideRow } from './student-row'
import { useGridCursor } from './use-grid-cursor'
import type { Marking } from './use-marking'
import { valueLook } from './value-look'

type SessionSheetProps = {
  sheet: Sheet
  session: SheetSession
  students: readonly SheetStudent[]
  marking: Marking
  cells: ReadonlyMap<string, MarkState>
  settle: SheetState['settle']
  onOpen: (opened: Opened) => void
}

// One row for each student, six values as buttons; on a phone the chosen one, which opens the six.
export function SessionSheet(props: SessionSheetProps) {
  const { sheet, session, students, marking, cells, settle, onOpen } = props
  const { t } = useText()
  const phone = useMediaQuery('(max-width: 719px)', { noSsr: true })
  const [six, setSix] = useState<string>()
  const { at, grid } = useGridCursor({
    rows: students.length,
    columns: phone ? 2 : values.length + 1,
    onValue: ({ row }, value) => {
      const student = students[row]
      if (student) marking.choose(student, session.id, value)
    },
  })
  return (
    <SheetLook>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that one moves in is a grid */}
      <table role="grid" aria-label={t('attendance.sheet')} {...grid}>
        <Heads phone={phone} />
        <tbody>
          {students.map((student, row) => {
            const cell = cellName(session.id, student.enrollment_id)
            const state = cells.get(cell)
            const shared = {
              ...{ sheet, session, student, state, row, marking },
              column: at.row === row ? at.column : undefined,
              onMore: (anchor: HTMLElement) =>
                onOpen({ enrollmentId: student.enrollment_id, sessionId: session.id, anchor }),
            }
            return [
              phone ? (
                <CompactRow
                  key={cell}
                  {...shared}
                  open={six === cell}
                  onOpen={(open) => setSix(open ? cell : undefined)}
                />
              ) : (
                <WideRow key={cell} {...shared} />
              ),
              (state?.state === 'conflict' || state?.state === 'refused') && (
                <SettleRow
                  key={`${cell} told`}
                  {...{ state, student, session }}
                  columns={phone ? 3 : values.length + 2}
                  onSettle={(choice) => settle(cell, choice)}
                />
              ),
            ]
          })}
        </tbody>
      </table>
    </SheetLook>
  )
}

function Heads({ phone }: { phone: boolean }) {
  const { t } = useText()
  if (phone) {
    return (
      <thead style={visuallyHidden}>
        <tr>
          <th scope="col">{t('attendance.student')}</th>
          <th scope="col">{t('attendance.mark')}</th>
          <th scope="col">{t('attendance.more')}</th>
        </tr>
      </thead>
    )
  }
  return (
    <thead>
      <tr>
        <th scope="col" style={{ paddingInlineStart: 16 }}>
          {t('attendance.student')}
        </th>
        {values.map((value) => (
          <th key={value} scope="col" style={{ width: 92, textAlign: 'center' }}>
            {t(valueLook[value].text)}
            <br />
            <kbd>{valueLook[value].key}</kbd>
          </th>
        ))}
        <th scope="col" style={{ width: 60 }}>
          <span style={visuallyHidden}>{t('attendance.more')}</span>
        </th>
      </tr>
    </thead>
  )
}
