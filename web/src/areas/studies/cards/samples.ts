import type { CourseNotes, NotesItem, Report, ReportCourse } from './api'

// What tests of the cards begin with.

function courseOf(change: Partial<ReportCourse> = {}): ReportCourse {
  return {
    ...{ agenda_course_id: 'a1', class_id: 'k1', class_code: 'CERT26-A' },
    ...{ course_id: 'faith', course_code: 'FOI1', course_name: 'Faith', hours: 12 },
    ...{ first_day: '2026-09-12', last_day: '2026-09-13', carried: false },
    ...{ given: true, published: true, locked: false, passed: true },
    attempts: [
      {
        attempt: 0,
        state: 'graded',
        points: 6150,
        comment: 'Nearly there',
        version: 1,
        at: '2026-09-20T08:00:00Z',
      },
      { attempt: 1, state: 'graded', points: 8250, comment: '', version: 1, at: '2026-10-20T08:00:00Z' },
    ],
    counts: { state: 'graded', points: 8250 },
    presence: { present: 7, counted: 8, late: 1, absent: 1, justified: 0, gaps: 0 },
    ...change,
  }
}

const notYet = courseOf({
  ...{ agenda_course_id: 'a2', course_id: 'hope', course_code: 'ESP1', course_name: 'Hope' },
  ...{ given: false, published: false, passed: false, attempts: [], counts: { state: '', points: 0 } },
  presence: { present: 0, counted: 0, late: 0, absent: 0, justified: 0, gaps: 0 },
})

export function reportOf(change: Partial<Report> = {}): Report {
  return {
    ...{ student_id: 'lea', first_name: 'Léa', last_name: 'Roux', photo_url: '' },
    ...{ class_id: 'k1', class_code: 'CERT26-A', level: 1, programme: 'certificate' },
    ...{ start_year: 2026, end_year: 2028, campus_id: 'paris', campus_name: 'Paris' },
    ...{ pass_mark: 70, required_attendance: 80, outcome: '', observation: 'Works with joy.' },
    ...{ signatory: 'Ruth Roy', signatory_title: 'Dean of studies' },
    courses: [courseOf(), notYet],
    average: { known: true, points: 8250, complete: false, absent: false },
    mention: 'very_good',
    presence: { present: 7, counted: 8, late: 1, absent: 1, justified: 0, gaps: 0 },
    ...{ missing_grades: 1, begun_courses: 2, passed_courses: 1, sees_all: false },
    ...change,
  }
}

function itemOf(change: Partial<NotesItem> = {}): NotesItem {
  return {
    ...courseOf(),
    ...{ campus_name: 'Paris', pass_mark: 70, required_attendance: 80 },
    sessions: [
      {
        id: 's1',
        day: '2026-09-12',
        start: 540,
        finish: 600,
        held: true,
        value: 'late',
        minutes: 10,
        reason: '',
      },
      {
        id: 's2',
        day: '2026-09-13',
        start: 540,
        finish: 600,
        held: true,
        value: 'absent',
        minutes: 0,
        reason: 'Train',
      },
      {
        id: 's3',
        day: '2099-09-13',
        start: 540,
        finish: 600,
        held: false,
        value: '',
        minutes: 0,
        reason: '',
      },
    ],
    ...change,
  }
}

export function notesOf(change: Partial<CourseNotes> = {}): CourseNotes {
  return {
    ...{ student_id: 'lea', first_name: 'Léa', last_name: 'Roux', photo_url: '' },
    ...{ course_id: 'faith', course_code: 'FOI1', course_name: 'Faith' },
    items: [itemOf()],
    ...change,
  }
}
