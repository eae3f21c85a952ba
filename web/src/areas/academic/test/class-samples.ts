import type { Schemas } from '@/api/client'
import { useSession } from '@/session/session-store'
import { sampleSession } from '@/test/session'

// Classes, curricula and what belongs to them as the server sends them, for the tests of this area.

const times = { created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' }

export function classOf(change: Partial<Schemas['Class']> = {}): Schemas['Class'] {
  return {
    ...{ id: 'par', version: 3, campus_id: 'paris', campus_name: 'Paris', campus_color: '#3457c9' },
    ...{ currency: 'EUR', code: 'PAR-2026', level: 1, programme: 'certificate', language: 'fr' },
    ...{ start_year: 2026, end_year: 2027, capacity: 20, curriculum_id: 'cert2' },
    ...{ curriculum_name: 'Bible', curriculum_number: 2, graduated: false, archived: false },
    ...{ confirmed: 12, waiting: 2, graduates: 0, may_edit: true },
    ...times,
    ...change,
  }
}

export function curriculumCourseOf(name: string, level: number, hours = 10): Schemas['CurriculumCourse'] {
  const id = name.toLowerCase()
  return { course_id: id, code: id.toUpperCase(), name, edition: '', level, hours }
}

export function curriculumOf(change: Partial<Schemas['Curriculum']> = {}): Schemas['Curriculum'] {
  return {
    ...{ id: 'cert2', version: 4, family_id: 'cert1', number: 2, name: 'Bible', programme: 'certificate' },
    ...{ description: '', archived: false, class_count: 0, hours: 30, may_edit: true, may_arrange: true },
    courses: [curriculumCourseOf('Faith', 1), curriculumCourseOf('Prayer', 1), curriculumCourseOf('Paul', 2)],
    ...times,
    ...change,
  }
}

export function stepOf(change: Partial<Schemas['ClassStep']> = {}): Schemas['ClassStep'] {
  return {
    ...{ id: '', kind: 'promote', level: 1, next: 2, students: [], at: '2026-11-01T10:00:00Z' },
    ...{ by_name: 'Ana Lopes', undo: 'possible' },
    ...change,
  }
}

export function studentOf(
  name: string,
  passed: boolean,
  effect: Schemas['StepStudent']['effect'],
): Schemas['StepStudent'] {
  const id = name.toLowerCase()
  return { enrollment_id: id, person_id: `p-${id}`, name, passed, ticked: passed, effect }
}

export function slotOf(change: Partial<Schemas['Slot']> = {}): Schemas['Slot'] {
  return { id: 'sat', version: 1, week: 1, weekday: 6, start: 540, finish: 720, ...change }
}

export function signInAs(...role: string[]): void {
  useSession.setState({ user: sampleSession({ organization_id: 'paris', role }).user })
}

export function pageOf<T>(items: T[], total = items.length) {
  return { items, total, more: false }
}
