import type { Schemas } from '@/api/client'
import { scheduleOf, totalOf } from '../enrollments/installments'

// Enrollments and what goes with them as the server sends them, for the tests of this area.

type Money = Schemas['Money']

export function moneyOf(change: Partial<Money> = {}): Money {
  const terms = {
    ...{ tuition: 120_000, discount_kind: 'none' as const, discount_value: 0, discount_reason: '' },
    ...{ installments: 3, first_date: '2027-01-31' },
    ...change,
  }
  const schedule = scheduleOf(terms)
  const monthly_payment = Math.min(...schedule.map(({ amount }) => amount))
  return { ...terms, currency: 'EUR', total: totalOf(terms), monthly_payment, schedule, ...change }
}

const waitingMoves = ['confirm', 'withdraw']
const confirmedMoves = ['back', 'transfer', 'complete', 'fail', 'withdraw']

// Somebody who waits.
export function enrollmentOf(
  name: string,
  change: Partial<Schemas['Enrollment']> = {},
): Schemas['Enrollment'] {
  const id = name.toLowerCase()
  return {
    ...{
      id,
      version: 1,
      person_id: `person-${id}`,
      person_name: `${name} Lopes`,
      person_last_name: '',
      photo_url: '',
    },
    ...{ class_id: 'k1', class_code: 'PAR-26', campus_id: 'c1', campus_name: 'Paris' },
    ...{ status: 'waiting', waiting_reason: 'papers', waiting_rank: 1, passed: false, previous_id: '' },
    ...{ outcome: '', outcome_at: '', outcome_reason: '', outcome_code: '', undo: '' },
    ...{ confirmed_at: '', observation: '' },
    ...{ created_at: '2026-10-01T00:00:00Z', updated_at: '2026-10-01T00:00:00Z' },
    ...{ may_edit: true, moves: waitingMoves, money: moneyOf() },
    ...change,
  }
}

export function confirmedOf(name: string, change: Partial<Schemas['Enrollment']> = {}) {
  return enrollmentOf(name, {
    ...{ status: 'confirmed', waiting_reason: '', waiting_rank: 0, moves: confirmedMoves },
    confirmed_at: '2026-10-02T00:00:00Z',
    ...change,
  })
}

export function classOf(change: Partial<Schemas['Class']> = {}): Schemas['Class'] {
  return {
    ...{ id: 'k1', version: 1, code: 'PAR-26', campus_id: 'c1', campus_name: 'Paris', currency: 'EUR' },
    ...{ level: 1, programme: 'certificate', start_year: 2026, end_year: 2028, language: 'fr', capacity: 12 },
    ...{ curriculum_id: '', curriculum_name: '', curriculum_edition: 0, graduated: false, archived: false },
    ...{ confirmed: 1, waiting: 2, may_edit: true },
    ...{ created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' },
    ...change,
  } as Schemas['Class']
}

// What the server says where it refuses.
export function refusal(code: string, params: Record<string, unknown> = {}) {
  return { status: 409, code, params, fields: [], request_id: 'R1' }
}
