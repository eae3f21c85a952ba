import type { Schemas } from '@/api/client'
import { useSession } from '@/session/session-store'
import { sampleSession } from '@/test/session'

// Plannings and sessions as the server sends them, for the tests of this area.

const times = { created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' }

export const paris = { id: 'paris', name: 'Paris', color: '#3457c9' }
export const nice = { id: 'nice', name: 'Nice', color: '#0a7d55' }

export function planningOf(change: Partial<Schemas['Planning']> = {}): Schemas['Planning'] {
  return {
    ...{ id: 'we3', version: 2, year: 2026, number: 3, first_day: '2027-01-09', last_day: '2027-01-10' },
    ...{ abbreviation: 'WE3', description: 'New year', week: 2, state: 'draft', state_reason: '' },
    ...{ publication: 0, campuses: [paris], classes: [{ id: 'p1', code: 'PAR-1', campus_id: 'paris' }] },
    ...{ courses: 4, open: 1, moves: ['publish', 'delete'], may_edit: true },
    ...times,
    ...change,
  }
}

export function runningClass(id: string, campus_id: string, start_year = 2026): Schemas['Class'] {
  return {
    ...{ id, version: 1, campus_id, campus_name: campus_id, campus_color: '', code: id.toUpperCase() },
    ...{ currency: 'EUR', level: 1, programme: 'certificate', language: 'fr', capacity: 0 },
    ...{ start_year, end_year: start_year + 1, curriculum_id: '', curriculum_name: '', curriculum_number: 0 },
    ...{ graduated: false, archived: false, confirmed: 0, waiting: 0, graduates: 0, may_edit: true },
    ...times,
  }
}

export function pageOf<T>(items: T[], total = items.length) {
  return { items, total, more: false }
}

export function signInAs(...role: string[]): void {
  useSession.setState({ user: sampleSession({ organization_id: 'paris', role }).user })
}

export function sessionOf(change: Partial<Schemas['AgendaSession']> = {}): Schemas['AgendaSession'] {
  return {
    ...{ id: 's1', agenda_course_id: 'ac1', planning_id: 'we3', planning: 'WE3', course_id: 'faith' },
    ...{ course_code: 'FOI1', course_name: 'Faith', campus_id: 'paris', campus_name: 'Paris' },
    ...{ color: '#3457c9', time_zone: 'UTC', day: '2027-01-09', start: 540, finish: 720 },
    ...{ starts_at: '2027-01-09T09:00:00Z', ends_at: '2027-01-09T12:00:00Z', place: 'Room 1' },
    ...{ canceled: false, draft: false, may_move: false, may_place: false },
    classes: [{ id: 'p1', code: 'PAR-1', campus_id: 'paris' }],
    people: [{ half: 'teacher', person_id: 't1', name: 'Rui Sá' }],
    ...change,
  }
}
