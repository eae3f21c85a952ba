import type { CourseOfMine, Engagement, Space, TaughtClass } from './api'

// What tests of the space begin with.

export function engagementOf(change: Partial<Engagement> = {}): Engagement {
  return {
    ...{ agenda_course_id: 'a1', planning_id: 'p1', planning: 'WE 1', year: 2026 },
    ...{ course_id: 'faith', course_code: 'FOI1', course_name: 'Faith' },
    ...{ campus_id: 'paris', campus_name: 'Paris', color: '#123456', time_zone: 'Europe/Paris' },
    ...{ half: 'teacher', minutes: 180, documents: 0, beside: [{ name: 'Ruth Roy', half: 'translator' }] },
    classes: [{ id: 'k1', code: 'CERT26-A' }],
    sessions: [
      {
        ...{ id: 's1', day: '2026-11-28', start: 540, finish: 720, place: 'Room 1' },
        ...{ starts_at: '2026-11-28T08:00:00Z', ends_at: '2026-11-28T11:00:00Z' },
      },
    ],
    ...change,
  }
}

export function classOf(change: Partial<TaughtClass> = {}): TaughtClass {
  return {
    ...{ id: 'k1', code: 'CERT26-A', campus_id: 'paris', campus_name: 'Paris' },
    ...{ over: false, known: true, count: 18 },
    students: [
      {
        ...{ id: 'lea', name: 'Léa Roux', photo_url: '', email: 'lea@example.org' },
        ...{ mobile: '+33612345678', mobile_shown: '+33 6 12 34 56 78' },
      },
    ],
    ...change,
  }
}

export function spaceOf(change: Partial<Space> = {}): Space {
  return {
    waiting: [
      {
        ...{ kind: 'documents', code: 'space.waiting.documents', urgent: true },
        ...{ params: { course: 'Faith', day: '2026-11-28' }, link: '/apps/instructor/course/docs/faith' },
      },
    ],
    ...{ coming: [engagementOf()], classes: [classOf()], more: false },
    books: { loans: [], reservations: [] },
    years: [{ year: 2025, minutes: 450, courses: 2 }],
    ...change,
  }
}

export function courseOfMine(change: Partial<CourseOfMine> = {}): CourseOfMine {
  return {
    ...{ id: 'faith', version: 1, code: 'FOI1', name: 'Faith', english_name: '', edition: 'fr' },
    ...{ description: '', hours: 10, archived: false, may_edit: false, may_file: true },
    ...{ created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' },
    ...{ documents: 2, coming: [], classes: [classOf()] },
    years: [{ year: 2025, minutes: 180, items: [engagementOf({ half: 'translator' })] }],
    ...change,
  }
}
