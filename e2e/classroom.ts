import { campusId } from './people.ts'
import { askAs } from './planned.ts'

type Ask = Awaited<ReturnType<typeof askAs>>

export interface Classroom {
  id: string
  code: string
  course: string
  /** Names as a sheet shows them, in its order. */
  students: string[]
  /** The addresses of its sheet, one for each session of today. */
  sheets: string[]
  /** The address of its grades. */
  grades: string
  /** What stands in the cells of the first session, by name. */
  marks: () => Promise<Record<string, string>>
  /** Has each be there in so many of the sessions and graded so, in the sheet's order; then the grades are published. */
  graded: (students: readonly { points: number; there: number }[]) => Promise<void>
}

const nothing = {
  ...{ middle_name: '', mobile: '', gender: '', birth_date: '', birth_country: '', address: '' },
  ...{ additional_address: '', neighborhood: '', zip_code: '', city: '', state: '', country: '' },
  ...{ language: '', bio: '', favourite_contact: '' },
}

const terms = {
  ...{ tuition: 0, discount_kind: 'none', discount_value: 0, discount_reason: '', installments: 1 },
  ...{ waiting_reason: '', observation: '', overfill: false },
}

/** A class of Nice of its own with so many students, who have two sessions of a course today; a teacher may give it. */
export async function makeClassroom(
  origin: string,
  code: string,
  size: number,
  teacher?: string,
): Promise<Classroom> {
  const office = await askAs(origin, 'secretary.nice', 'Nice')
  const nice = await campusId(origin, 'Nice')
  const group = await makeClass(office, nice, code, size)
  await fill(office, { nice, code, classId: group.id, size, tuition: 0 })
  const day = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Paris' }).format(new Date())
  const { course, taught, sessions } = await plan(origin, { nice, classId: group.id, day, teacher })
  const sheet = `/api/attendance/sheets/${taught}/${group.id}`
  const { data } = await office(sheet)
  const nameOf = (one: { first_name: string; last_name: string }) => `${one.first_name} ${one.last_name}`
  return {
    id: group.id,
    code,
    course,
    students: data.students.map(nameOf),
    sheets: sessions.map(
      (id) => `/apps/campus/attendance/students/${id}/${group.id}/${taught}/${encodeURIComponent(course)}`,
    ),
    grades: `/apps/campus/grades/students/${group.id}/${taught}/${encodeURIComponent(course)}`,
    marks: async () => {
      const { data: now } = await office(sheet)
      return Object.fromEntries(now.students.map((one: Marked) => [nameOf(one), sayMark(one, sessions[0])]))
    },
    graded: async (students) => {
      const enrollments: string[] = data.students.map((one: { enrollment_id: string }) => one.enrollment_id)
      const entryOf = (at: number) => ({ enrollment_id: enrollments[at], fill: false })
      const none = { minutes: 0, reason: '' }
      const marks = students.flatMap(({ there }, at) =>
        sessions.map((session_id, number) => ({
          ...{ ...entryOf(at), session_id, id: `journey-${session_id}-${at}`.slice(0, 64) },
          ...{ mark: { ...none, value: number < there ? 'present' : 'absent' }, was: { ...none, value: '' } },
        })),
      )
      await office(`${sheet}/marks`, { entries: marks })
      const grades = `/api/grades/sheets/${taught}/${group.id}`
      const empty = { state: '', points: 0, comment: '' }
      const entries = students.map(({ points }, at) => ({
        ...{ ...entryOf(at), id: `journey-${taught}-${at}`.slice(0, 64), attempt: 0 },
        ...{ grade: { state: 'graded', points, comment: '' }, was: empty },
      }))
      await office(`${grades}/grades`, { entries })
      await office(`${grades}/publish`, {})
    },
  }
}

/** So many of Nice in a class of their own, each of whom has so much to pay in one go. */
export async function makePaying(origin: string, code: string, tuition: number, size: number) {
  const office = await askAs(origin, 'secretary.nice', 'Nice')
  const nice = await campusId(origin, 'Nice')
  const group = await makeClass(office, nice, code, size)
  await fill(office, { nice, code, classId: group.id, size, tuition })
  const { items } = await office(`/api/enrollments?class=${group.id}`)
  return items.map((one: Record<'id' | 'person_name', string>) => ({
    enrollmentId: one.id,
    name: one.person_name,
  })) as { enrollmentId: string; name: string }[]
}

function makeClass(office: Ask, nice: string, code: string, capacity: number) {
  const fields = { level: 1, programme: 'certificate', start_year: 2026, end_year: 2028, language: 'fr' }
  return office('/api/classes', { ...fields, campus_id: nice, code, capacity, curriculum_id: '' })
}

type Marked = {
  first_name: string
  last_name: string
  marks: { session_id: string; value: string; minutes: number; reason: string }[]
}

/** "late 10", "absent grippe"; empty where nothing stands. */
function sayMark({ marks }: Marked, session: string | undefined): string {
  const mark = marks.find(({ session_id }) => session_id === session)
  return mark ? [mark.value, mark.minutes || '', mark.reason].filter(Boolean).join(' ') : ''
}

type Room = { nice: string; code: string; classId: string; size: number; tuition: number }

async function fill(office: Ask, { nice, code, classId, size, tuition }: Room): Promise<void> {
  const ids: string[] = []
  // Nobody shares a number with another class.
  const line = 1000 + ([...code].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 0) % 9000)
  for (let number = 1; number <= size; number++) {
    const mobile = `+336${line}${String(number).padStart(4, '0')}`
    const email = `${code}${number}@classe.example`.toLowerCase()
    const names = { first_name: `Élève${String(number).padStart(2, '0')}`, last_name: `Classe${code}` }
    const person = { ...nothing, ...names, email, mobile, campus_id: nice, roles: ['user'], confirmed: true }
    ids.push((await office('/api/people', person)).id)
  }
  const key = `classroom-${code}-of-a-journey`
  const first_date = '2026-01-01'
  await office('/api/enrollments', {
    ...{ ...terms, tuition, first_date, key, class_id: classId, person_ids: ids, confirm: true },
  })
}

type Plan = { nice: string; classId: string; day: string; teacher: string | undefined }

async function plan(origin: string, { nice, classId, day, teacher }: Plan) {
  const ask = await askAs(origin, 'supervisor', 'Paris')
  const staff: object[] = []
  if (teacher) {
    const { id: person_id } = await (await askAs(origin, teacher, 'Nice'))('/api/profile')
    staff.push({ id: '', half: 'teacher', person_id, state: 'accepted', session_ids: [] })
  }
  const { items: courses } = await ask('/api/courses?sort=name&page=1&page_size=1')
  const planning = await ask('/api/plannings', {
    ...{ number: 0, first_day: day, last_day: day, abbreviation: '', description: '', week: 0 },
    ...{ campus_ids: [], class_ids: [classId] },
  })
  const session = { id: '', planning_id: planning.id, day, place: 'Salle 3' }
  const { courses: put } = await ask(`/api/plannings/${planning.id}/acts`, {
    ...{ kind: 'put', key: `classroom-${planning.id}` },
    changes: [
      {
        ...{ id: '', version: 0, course_id: courses[0].id, campus_id: nice, class_ids: [classId] },
        sessions: [
          { ...session, start: 540, finish: 720 },
          { ...session, start: 840, finish: 960 },
        ],
        staff,
      },
    ],
  })
  const { data: board } = await ask(`/api/plannings/${planning.id}/board`)
  await ask(`/api/plannings/${planning.id}/publish`, { board: board.board })
  const sessions: string[] = put[0].sessions.map(({ id }: { id: string }) => id)
  return { course: courses[0].name as string, taught: put[0].id as string, sessions }
}
