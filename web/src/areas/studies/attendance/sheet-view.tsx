import Alert from '@mui/material/Alert'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/page-header'
import { usePageKeyHelp } from '@/ui/page-keys-store'
import { EmptyState } from '@/ui/states/empty-state'
import { ClosedNote } from '../closed-note'
import { OverwrittenNotes } from '../overwritten-notes'
import { useCorrection } from '../use-correction'
import { CountChips } from './count-chips'
import { coursesPath } from './paths'
import { nameOf, sayMark, sayWhen } from './say-sheet'
import { SessionBar } from './session-bar'
import { SessionSheet } from './session-sheet'
import { sheetKeys } from './sheet-keys'
import type { Opened, Sheet, SheetSession, SheetState, SheetStudent } from './sheet-marks'
import { markOf, standsOn } from './sheet-marks'
import { SheetToolbar } from './sheet-toolbar'
import { useMarking } from './use-marking'

const CourseGrid = lazyPart(() => import('./course-grid').then((m) => ({ default: m.CourseGrid })))
const GuestsPart = lazyPart(() => import('./guests-part').then((m) => ({ default: m.GuestsPart })))
const MarkPanel = lazyPart(() => import('./mark-panel').then((m) => ({ default: m.MarkPanel })))

type SheetViewProps = { sheet: Sheet; session: SheetSession; state: SheetState }

export function SheetView(given: SheetViewProps) {
  const { sheet, session, state, because, setBecause } = useCorrected(given)
  const { t, language } = useText()
  usePageKeyHelp(sheetKeys)
  const [search] = useSearchParams()
  const all = search.get('view') === 'all'
  const [opened, setOpened] = useState<Opened>()
  const latest = useRef(sheet)
  latest.current = sheet
  const marking = useMarking(sheet, state.enter)
  const students = sheet.students.filter((student) => all || standsOn(student, session.id))
  const shown = opened && findOpened(sheet, opened)
  return (
    <>
      <BackLink listPath={coursesPath(sheet.class_id)}>
        {t('attendance.of_class', { code: sheet.class_code })}
      </BackLink>
      <PageHeader
        title={sheet.course_name}
        subtitle={[sheet.class_code, sheet.campus_name, sayWhen(session, language), session.place]
          .filter(Boolean)
          .join(' · ')}
      />
      <SessionBar {...{ sheet, session }} />
      <Notes {...{ sheet, session, because }} onReason={setBecause} />
      <SheetToolbar
        {...{ sheet, session, state, all }}
        onAllPresent={
          !all && session.may_edit ? () => marking.allPresent(session.id, () => latest.current) : undefined
        }
      />
      <Overwritten {...{ sheet, state }} />
      {!all && <CountChips sheet={sheet} sessionId={session.id} />}
      {students.length === 0 && <EmptyState text={t('attendance.no_students')} />}
      {students.length > 0 && all && (
        <CourseGrid
          {...{ sheet, students, marking, cells: state.cells, settle: state.settle }}
          onOpen={setOpened}
        />
      )}
      {students.length > 0 && !all && (
        <SessionSheet
          {...{ sheet, session, students, marking, cells: state.cells, settle: state.settle }}
          onOpen={setOpened}
        />
      )}
      {!all && sheet.guests.length > 0 && <GuestsPart sheet={sheet} sessionId={session.id} />}
      {opened && shown && (
        <MarkPanel
          {...{ sheet, marking, ...shown }}
          anchor={opened.anchor}
          state={state}
          latest={() => latest.current}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

// Who corrects what is closed enters as ever, with the reason that he gave.
function useCorrected({ sheet, session, state }: SheetViewProps) {
  const { because, setBecause, enter } = useCorrection(state.enter)
  if (because === '') return { sheet, session, state, because, setBecause }
  const open = (one: SheetSession) => (one.may_correct ? { ...one, may_edit: true } : one)
  const corrected = { ...sheet, sessions: sheet.sessions.map(open) }
  return { sheet: corrected, session: open(session), state: { ...state, enter }, because, setBecause }
}

// Which of the values that were entered here others have changed, in whichever session.
function Overwritten({ sheet, state }: { sheet: Sheet; state: SheetState }) {
  const texts = useText()
  const { t, language } = texts
  const notes = state.overwritten.flatMap((one) => {
    const { session_id, enrollment_id, mark } = one.entry
    const found = findOpened(sheet, { enrollmentId: enrollment_id, sessionId: session_id })
    if (!found) return []
    const { student, session } = found
    const who =
      sheet.sessions.length > 1 ? `${nameOf(student)} (${sayWhen(session, language)})` : nameOf(student)
    const words = {
      ...{ name: who, by: one.by, mine: sayMark(mark, texts) },
      theirs: sayMark(markOf(student, session_id), texts),
    }
    return {
      cell: one.cell,
      text: t('attendance.overwritten', words),
      back: t('attendance.put_back', words),
      leave: t('attendance.leave_it', words),
      onAnswer: (choice: 'mine' | 'theirs') => state.answerOverwritten(one, choice),
    }
  })
  return <OverwrittenNotes notes={notes} />
}

function findOpened(sheet: Sheet, { enrollmentId, sessionId }: Omit<Opened, 'anchor'>) {
  const student: SheetStudent | undefined = sheet.students.find(
    ({ enrollment_id }) => enrollment_id === enrollmentId,
  )
  const session = sheet.sessions.find(({ id }) => id === sessionId)
  return student && session && { student, session }
}

type NotesProps = {
  sheet: Sheet
  session: SheetSession
  because: string
  onReason: (reason: string) => void
}

// Why nothing can be entered, where that is so.
function Notes({ sheet, session, because, onReason }: NotesProps) {
  const { t } = useText()
  if (session.gone) return <Note>{t('attendance.session_gone')}</Note>
  if (sheet.archived) return <Note>{t('attendance.archived')}</Note>
  if (session.closed && session.may_file) {
    return <ClosedNote area="attendance" mayCorrect={session.may_correct} {...{ because, onReason }} />
  }
  if (!session.may_edit) return <Note>{t('attendance.not_yours')}</Note>
  return null
}

const Note = ({ children }: { children: string }) => (
  <Alert severity="info" sx={{ mb: 2 }}>
    {children}
  </Alert>
)
