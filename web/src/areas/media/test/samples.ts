import type { Schemas } from '@/api/client'
import type { Recording } from '../recording-kind'

export function sampleRecording(change: Partial<Recording> = {}): Recording {
  return {
    ...{ id: 'r1', version: 1, session_id: 's1', course_id: 'c1', kind: 'audio', title: 'First part' },
    ...{ publish_at: '2026-10-01T08:00:00Z', all_classes: true, class_ids: [], rhema: false },
    ...{ downloadable: false, consent: false, duration: 60_000, state: 'published', position: 0 },
    ...{ name: '2026-10-03 - K1 - Faith.wav', media_type: 'audio/wav', size: 480_000, file_number: 1 },
    ...{ content_url: '/api/recordings/r1/content', thumbnail_url: '' },
    ...{ uploaded_at: '2026-10-03T12:00:00Z', uploaded_by: 'Mia Roy', may_edit: true },
    light: { state: '', percent: 0, content_url: '', media_type: '', size: 0, poster_url: '', wave: '' },
    ...{ chapters: [], captions: [] },
    ...change,
  }
}

const nothing = { count: 0, published: 0, scheduled: 0 }

type Session = Schemas['RecordingSession']

export function sampleSession(change: Partial<Session> = {}): Session {
  return {
    ...{ id: 's1', agenda_course_id: 'ac', planning_id: 'p1', planning: 'WE1' },
    ...{ planning_first_day: '2026-10-03', planning_last_day: '2026-10-04' },
    ...{
      course_id: 'c1',
      course_code: 'FOI1',
      course_name: 'Faith',
      campus_id: 'paris',
      campus_name: 'Paris',
    },
    ...{ time_zone: 'Europe/Paris', day: '2026-10-03', start: 540, finish: 720 },
    ...{ starts_at: '2026-10-03T07:00:00Z', ends_at: '2026-10-03T10:00:00Z', canceled: false, today: false },
    classes: [{ id: 'k1', code: 'K1', campus_name: 'Paris' }],
    teachers: [{ id: 'g', name: 'Grace Roy' }],
    ...{ audio: nothing, video: nothing, photo: nothing, document: nothing, may_edit: true },
    ...change,
  }
}

type OpenCourse = Schemas['OpenCourse']

export function sampleOpenCourse(change: Partial<OpenCourse> = {}): OpenCourse {
  return {
    ...{ course_id: 'c1', code: 'FOI1', name: 'Faith', edition: '', state: 'open', follows: false },
    ...{ first_day: '2026-09-01', last_day: '2027-01-31', days_left: 76, documents: 1, recordings: 2 },
    ...{ sessions: 1, percent: 50, request: 'none', reason: '' },
    ...change,
  }
}
