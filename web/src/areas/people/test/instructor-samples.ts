import type { Schemas } from '@/api/client'

// Instructors and their time, for tests; tests change what they are about.

export function sampleInstructor(change: Partial<Schemas['InstructorRow']> = {}): Schemas['InstructorRow'] {
  return {
    ...{ id: 't1', version: 2, name: 'Rui Sá', last_name: '', photo_url: '', enabled: true, may_edit: true },
    ...{ languages: ['pt', 'fr'], pairs: ['fr/pt'] },
    campuses: [{ id: 'c1', name: 'Paris', color: '#3457c9' }],
    ...{ on: '', asked: '' },
    ...change,
  }
}

export function sampleEntry(change: Partial<Schemas['Availability']> = {}): Schemas['Availability'] {
  return {
    ...{ id: 'a1', version: 1, kind: 'unavailable', reason: 'Retreat', all_day: true, origin: 'self' },
    ...{ first_day: '2027-01-09', last_day: '2027-01-10', starts_at: '', ends_at: '', time_zone: '' },
    ...{ request_id: '', updated_at: '2026-11-01T00:00:00Z', except: [] },
    repeat: { every: '', interval: 1, weekdays: [], by: '', until: '', count: 0 },
    ...change,
  }
}

// A window with one entry on the days it names.
export function sampleWindow(
  entries: Schemas['Availability'][],
  mayEdit = true,
): Schemas['AvailabilityWindow'] {
  const occurrences = entries.map(({ id, kind, reason, all_day, first_day, last_day }) => ({
    ...{ availability_id: id, kind, reason, all_day, first_day, last_day, starts_at: null, ends_at: null },
  }))
  const days = entries.map(({ kind, first_day }) => ({ day: first_day, kind, whole: true }))
  return { items: entries, occurrences, days, may_edit: mayEdit }
}
