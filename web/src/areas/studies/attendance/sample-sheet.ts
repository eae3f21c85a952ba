import { HttpResponse, http } from 'msw'
import { server } from '@/test/server'
import {
  type Mark,
  type MarkEntry,
  markOf,
  noMark,
  type Sheet,
  type SheetSession,
  type SheetStudent,
  sameMark,
  withMark,
} from './sheet-marks'

// A sheet of tests, and a server that judges entries as the real one does.

export function sampleStudent(name: string, change: Partial<SheetStudent> = {}): SheetStudent {
  const presence = { present: 0, counted: 0, late: 0, absent: 0, justified: 0, gaps: 0 }
  return {
    ...{ enrollment_id: `e-${name}`, student_id: `s-${name}`, first_name: name, last_name: 'Roy' },
    ...{ photo_url: '', left: false, not_in: [], marks: [], presence },
    ...change,
  }
}

export function sampleSession(id: string, change: Partial<SheetSession> = {}): SheetSession {
  return {
    ...{ id, day: '2026-11-14', start: 540, finish: 720, place: 'Room 1', gone: false, may_edit: true },
    ...{ closed: false, may_correct: false, may_file: true },
    ...{ starts_at: '2026-11-14T08:00:00Z', ends_at: '2026-11-14T11:00:00Z' },
    ...change,
  }
}

export function sampleSheet(change: Partial<Sheet> = {}): Sheet {
  return {
    ...{ agenda_course_id: 'ac', class_id: 'k1', class_code: 'K1', campus_id: 'c1', campus_name: 'Paris' },
    ...{ course_id: 'faith', course_code: 'F1', course_name: 'Faith', time_zone: 'Europe/Paris' },
    ...{ pass_mark: 70, required_attendance: 80, archived: false, may_edit: true, announced: [], guests: [] },
    sessions: [sampleSession('a0'), sampleSession('a1', { day: '2026-11-15' })],
    students: ['Ana', 'Ben', 'Cleo'].map((name) => sampleStudent(name)),
    ...change,
  }
}

export const markedIn = (sessionId: string, mark: Partial<Mark>) => ({
  ...{ ...noMark, ...mark, session_id: sessionId, version: 1, at: '2026-11-14T09:00:00Z', papers: 0 },
})

// Serves the sheet, and enters what is sent; what was sent is told.
export function serveSheet(first: Sheet) {
  const served = { sheet: first, sent: [] as MarkEntry[], refuse: '' }
  let mark = 0
  server.use(
    http.get('*/api/attendance/sheets/ac/k1', () =>
      HttpResponse.json({ mark: String(mark), data: served.sheet }),
    ),
    http.post('*/api/attendance/sheets/ac/k1/marks', async ({ request }) => {
      const { entries } = (await request.json()) as { entries: MarkEntry[] }
      served.sent.push(...entries)
      mark += 1
      return HttpResponse.json({ items: entries.map((entry) => judge(served, entry)) })
    }),
  )
  return served
}

function judge(served: { sheet: Sheet; refuse: string }, entry: MarkEntry) {
  const student = served.sheet.students.find(({ enrollment_id }) => enrollment_id === entry.enrollment_id)
  const there = student ? markOf(student, entry.session_id) : noMark
  const outcome = () => {
    if (served.refuse) return 'refused'
    if (entry.fill && there.value !== '') return 'left'
    return sameMark(there, entry.was) ? 'kept' : 'conflict'
  }
  const became = outcome()
  if (became === 'kept') served.sheet = withMark(served.sheet, entry, entry.mark, { version: 1 })
  const { id, session_id, enrollment_id } = entry
  return {
    ...{ id, session_id, enrollment_id, outcome: became, code: served.refuse },
    ...{ by: became === 'conflict' ? 'Ruth Roy' : '', now: became === 'kept' ? entry.mark : there },
    ...{ version: 1, at: '2026-11-14T09:00:00Z' },
  }
}
