import { HttpResponse, http } from 'msw'
import type { Schemas } from '@/api/client'
import { useSession } from '@/session/session-store'
import { sampleSession } from '@/test/session'
import type { GradeCell, GradeEntry, GradeSheet, GradeStudent, GradeVerdict } from '../grades/api'
import { emptyCell, sameCell, withCell } from '../grades/sheet-cells'
import { statisticsOf } from '../grades/statistics'

export const signInAs = (role: string) =>
  useSession.setState({ user: sampleSession({ organization_id: 'c1', role: [role] }).user })

const names = [
  ['Ana', 'Lopes'],
  ['Bao', 'Nguyen'],
  ['Chloé', 'Petit'],
  ['David', 'Okafor'],
] as const

export const presence = { present: 4, counted: 4, late: 0, absent: 0, justified: 0, gaps: 0 }

function studentOf([first_name, last_name]: readonly [string, string], at: number): GradeStudent {
  return {
    ...{ enrollment_id: `e${at}`, student_id: `s${at}`, first_name, last_name, photo_url: '', left: false },
    ...{ attempts: [], counts: { state: '', points: 0 }, presence, passed: false },
  }
}

export function sheetOf(change: Partial<GradeSheet> = {}): GradeSheet {
  const students = names.map(studentOf)
  return {
    ...{ agenda_course_id: 'ac', class_id: 'k1', class_code: 'PAR-1', campus_id: 'c1', campus_name: 'Paris' },
    ...{ course_id: 'faith', course_code: 'FOI1', course_name: 'Faith', time_zone: 'Europe/Paris' },
    ...{ pass_mark: 70, required_attendance: 80, archived: false },
    ...{ published: false, published_at: '', published_by: '' },
    ...{ locked: false, locked_at: '', locked_by: '' },
    ...{ closed: false, may_retake: true, may_correct: false },
    ...{ may_edit: true, may_publish: true, may_lock: true, may_unlock: false },
    students,
    statistics: statisticsOf(students),
    ...change,
  }
}

export const graded = (points: number, comment = ''): GradeCell => ({ state: 'graded', points, comment })

/** A server with one sheet, which judges entries as the real one does; `put` is what somebody else enters. */
export function gradeServer(begin: GradeSheet = sheetOf()) {
  let sheet = begin
  let version = 1
  const entries: GradeEntry[] = []
  const cellAt = (id: string, attempt: number): GradeCell => {
    const found = sheet.students
      .find((one) => one.enrollment_id === id)
      ?.attempts.find((one) => one.attempt === attempt)
    return found ? { state: found.state, points: found.points, comment: found.comment } : emptyCell
  }
  const put = (id: string, cell: GradeCell, attempt = 0, by = 'Rui Costa') => {
    sheet = withCell(sheet, id, attempt, cell)
    const students = sheet.students.map((one) => ({
      ...one,
      attempts: one.attempts.map((each) =>
        one.enrollment_id === id && each.attempt === attempt ? { ...each, by } : each,
      ),
    }))
    sheet = { ...sheet, students }
    version++
  }
  const judge = ({ id, enrollment_id, attempt, grade, was }: GradeEntry): GradeVerdict => {
    const there = cellAt(enrollment_id, attempt)
    const refused = attempt > 0 && cellAt(enrollment_id, attempt - 1).state === ''
    const outcome = refused
      ? 'refused'
      : sameCell(there, grade)
        ? 'same'
        : sameCell(there, was)
          ? 'kept'
          : 'conflict'
    if (outcome === 'kept') put(enrollment_id, grade, attempt, '')
    const code = refused ? 'grade.retake_without_first' : ''
    const by = outcome === 'conflict' ? 'Rui Costa' : ''
    const now = cellAt(enrollment_id, attempt)
    return { id, enrollment_id, attempt, outcome, code, by, now, version, at: '2026-11-17T05:00:00Z' }
  }
  return {
    entries,
    put,
    cellAt,
    change: (patch: Partial<GradeSheet>) => {
      sheet = { ...sheet, ...patch }
      version++
    },
    handlers: [
      http.get('*/api/grades/sheets/ac/k1', ({ request }) => {
        const mark = String(version)
        const since = new URL(request.url).searchParams.get('since')
        return HttpResponse.json(since === mark ? { mark } : { mark, data: sheet })
      }),
      http.post('*/api/grades/sheets/ac/k1/grades', async ({ request }) => {
        const body = (await request.json()) as Schemas['SaveGradesRequest']
        entries.push(...body.entries)
        return HttpResponse.json({ items: body.entries.map(judge) })
      }),
    ],
  }
}
