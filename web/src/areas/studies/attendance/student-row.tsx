import IconButton from '@mui/material/IconButton'
import { useText } from '@/texts/use-text'
import { Avatar } from '@/ui/avatar'
import { FileIcon, MoreIcon } from '@/ui/icons'
import type { MarkState } from './attendance-kind'
import { nameOf, sayMark } from './say-sheet'
import {
  announcedFor,
  markOf,
  type Sheet,
  type SheetSession,
  type SheetStudent,
  type Value,
  values,
} from './sheet-marks'
import type { Marking } from './use-marking'
import { useSwipe } from './use-swipe'
import { valueLook } from './value-look'

export type RowProps = {
  sheet: Sheet
  session: SheetSession
  student: SheetStudent
  state: MarkState | undefined
  row: number
  // Where the cursor is, if it is in this row.
  column: number | undefined
  marking: Marking
  onMore: (anchor: HTMLElement) => void
}

// A student with the six values side by side.
export function WideRow(props: RowProps) {
  const { session, student, state, row, column, marking } = props
  const { t } = useText()
  const { value } = markOf(student, session.id)
  const may = marking.mayMark(student, session.id)
  const swipe = useRowSwipe(props)
  return (
    <tr className={rowClass(may, state)} {...swipe}>
      <th scope="row">
        <StudentCell {...props} />
      </th>
      {values.map((one, at) => (
        <td key={one} style={{ padding: 4 }}>
          <button
            type="button"
            className="value"
            data-value={one}
            data-row={row}
            data-column={at}
            tabIndex={tabIndexOf(column, at)}
            aria-pressed={one === value}
            aria-label={t('attendance.set', { name: nameOf(student), value: t(valueLook[one].text) })}
            aria-disabled={!may || undefined}
            onClick={() => marking.choose(student, session.id, one)}
          >
            {(may || one === value) && valueLook[one].icon}
          </button>
        </td>
      ))}
      <MoreCell {...props} at={values.length} />
    </tr>
  )
}

// One cell of the whole sheet is where the tab key comes in.
export const tabIndexOf = (column: number | undefined, at: number) => (column === at ? 0 : -1)

export function rowClass(may: boolean, state: MarkState | undefined): string {
  const waits = state?.state === 'waiting' || state?.state === 'sending'
  const told = state?.state === 'conflict' || state?.state === 'refused'
  return [may && 'swipes', waits && 'pending', told && 'told'].filter(Boolean).join(' ')
}

// Towards the end of the line he was there, back he was not; farther is what is seldom.
const swiped = { end: ['present', 'late', 'online'], start: ['absent', 'justified', 'made_up'] } as const

export function useRowSwipe({ session, student, marking }: RowProps) {
  const { t } = useText()
  const may = marking.mayMark(student, session.id)
  const say = (all: readonly Value[]) => all.map((value) => t(valueLook[value].text))
  return useSwipe(
    { end: say(swiped.end), start: say(swiped.start) },
    may ? (to, step) => marking.choose(student, session.id, swiped[to][step]) : undefined,
  )
}

export function MoreCell({ student, row, column, at, onMore }: RowProps & { at: number }) {
  const { t } = useText()
  return (
    <td style={{ padding: '4px 8px 4px 4px', width: 56 }}>
      <IconButton
        aria-label={t('attendance.more_of', { name: nameOf(student) })}
        aria-haspopup="dialog"
        data-row={row}
        data-column={at}
        tabIndex={tabIndexOf(column, at)}
        onClick={(event) => onMore(event.currentTarget)}
        sx={{ width: 44, height: 44 }}
      >
        <MoreIcon />
      </IconButton>
    </td>
  )
}

// Picture, name, and in small what there is to know of his mark.
export function StudentCell({ sheet, session, student, marking }: RowProps) {
  const texts = useText()
  const { t } = texts
  const mark = markOf(student, session.id)
  const name = nameOf(student)
  const papers = student.marks.find(({ session_id }) => session_id === session.id)?.papers ?? 0
  const announced = announcedFor(sheet, student, session.day)
  const detailed = mark.minutes > 0 || mark.reason !== ''
  const justify = () =>
    marking.set(student, session.id, { value: 'justified', minutes: 0, reason: announced?.reason ?? '' })
  return (
    <div className="student">
      <Avatar name={name} src={student.photo_url} size={40} />
      <div>
        <b>{name}</b>
        <div className="small">
          {student.left && <span>{t('attendance.left')}</span>}
          {detailed && <span>{sayMark(mark, texts)}</span>}
          {papers > 0 && (
            <span>
              <FileIcon /> {t('attendance.papers_count', { count: papers })}
            </span>
          )}
          {announced && mark.value !== 'justified' && (
            <>
              <span>
                {announced.reason
                  ? t('attendance.announced_why', { reason: announced.reason })
                  : t('attendance.announced')}
              </span>
              {marking.mayMark(student, session.id) && (
                <button
                  type="button"
                  aria-label={t('attendance.set', { name, value: t('attendance.value.justified') })}
                  onClick={justify}
                >
                  {t('attendance.value.justified')}
                </button>
              )}
            </>
          )}
        </div>
      </div>
    </div>
  )
}
