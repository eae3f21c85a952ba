import type { Schemas } from '@/api/client'
import type { AnswerItem, AnswerPage } from '../answer/api'

const nothing: Schemas['InvitationAnswer'] = {
  ...{ kind: '', session_ids: [], other_date: '', question: '', reason: '' },
  ...{ needs_lodging: false, needs_transport: false },
}

// A session of the week-end on one of its days.
export function sessionOn(day: number): AnswerItem['sessions'][number] {
  const date = `2027-01-${String(day).padStart(2, '0')}`
  return {
    ...{
      id: `s${day}`,
      planning_id: 'we3',
      day: date,
      start: 540,
      finish: 720,
      place: 'Room 1',
      taken: false,
    },
    ...{ starts_at: `${date}T09:00:00Z`, ends_at: `${date}T12:00:00Z` },
  }
}

// What somebody is asked for.
export function itemOf(change: Partial<AnswerItem> = {}): AnswerItem {
  return {
    ...{
      id: 'i1',
      mark: 'm1',
      half: 'teacher',
      state: 'not_answered',
      again: false,
      taken: false,
      over: false,
    },
    ...{ answer_by: '2026-12-20', course_code: 'FOI1', course_name: 'Faith', campus_name: 'Paris' },
    ...{ address: '1 rue de la Paix', time_zone: 'UTC', classes: ['PAR-1'], amount: 12_000, currency: 'EUR' },
    ...{
      agreed_amount: null,
      offer_text: 'Thank you',
      lodging: '',
      transport: '',
      arrives_on: '',
      leaves_on: '',
    },
    ...{ sessions: [sessionOn(9), sessionOn(10)], answer: nothing, undo_until: null },
    beside: [{ half: 'translator', name: 'Ana Lopes', state: 'accepted' }],
    may: ['yes', 'but', 'no'],
    ...change,
  }
}

// The page of a link with all that it asks.
export function pageOf(change: Partial<AnswerPage> = {}): AnswerPage {
  return {
    ...{ state: 'open', name: 'Rui Sá', language: 'en', planning_id: 'we3', number: 3 },
    ...{ first_day: '2027-01-09', last_day: '2027-01-10', items: [itemOf()] },
    contact: { name: 'Eva Roy', campus: 'Paris', phone: '+33 1 23', email: 'eva@demo.example' },
    ...change,
  }
}
