import type { Schemas } from '@/api/client'
import { useSession } from '@/session/session-store'
import { sampleSession } from '@/test/session'

// Money as the server tells of it, for the tests of this area.

export const signInAs = (role: string) =>
  useSession.setState({ user: sampleSession({ organization_id: 'paris', role: [role] }).user })

export const pageOf = <T>(items: T[], total = items.length) => ({ items, total, more: false })

const moment = '2026-01-01T00:00:00Z'

export function invoiceOf(id: string, change: Partial<Schemas['Invoice']> = {}): Schemas['Invoice'] {
  return {
    ...{
      id,
      version: 1,
      campus_id: 'paris',
      campus_name: 'Paris',
      payer_id: `y-${id}`,
      payer_name: 'Ana Lopes',
    },
    ...{ payer_kind: 'student', enrollment_id: 'e1', student_id: 's1', student_name: 'Ana Lopes' },
    ...{ class_id: 'k1', class_code: 'PAR-1', state: 'issued', standing: 'due', number: 'PAR-2026-I-0001' },
    ...{ currency: 'EUR', total: 30_000, credited: 0, paid: 10_000, balance: 20_000, day: '2026-09-01' },
    ...{ next_deadline: '2026-10-05', note: '', created_at: moment, updated_at: moment, issued_by: 'Jo' },
    ...{ may_edit: false, may_keep: true },
    ...change,
  }
}

export function owedOf(id: string, change: Partial<Schemas['Owed']> = {}): Schemas['Owed'] {
  return {
    ...{ id, payer_id: 'y1', payer_name: 'Ana Lopes', enrollment_id: 'e1', student_id: 's1' },
    ...{ student_name: 'Ana Lopes', class_id: 'k1', class_code: 'PAR-1', number: 1, invoice_id: 'i1' },
    ...{ invoice: 'PAR-2026-I-0001', currency: 'EUR', deadline: '2026-10-05', amount: 10_000, paid: 0 },
    ...{ credited: 0, open: 10_000, state: 'due' },
    ...change,
  }
}

export function payerOf(change: Partial<Schemas['Payer']> = {}): Schemas['Payer'] {
  return {
    ...{ id: 'y1', version: 1, campus_id: 'paris', campus_name: 'Paris', kind: 'student', person_id: 's1' },
    ...{ archived: false, open: [], due: [], credit: [], card: '', created_at: moment, updated_at: moment },
    ...{ may_edit: true, name: 'Ana Lopes', email: '', phone: '', address: '', id_number: '' },
    ...{ language: '', note: '' },
    ...change,
  }
}

export const box: Schemas['TillAccount'] = {
  ...{ id: 'box', campus_id: 'paris', name: 'Cash box', kind: 'cash', currency: 'EUR' },
}
export const giro: Schemas['TillAccount'] = { ...box, id: 'giro', name: 'Giro', kind: 'bank' }
// Of another currency, which has no cents.
export const wave: Schemas['TillAccount'] = {
  ...box,
  id: 'wave',
  name: 'Wave',
  kind: 'mobile',
  currency: 'XOF',
}

export function transactionOf(change: Partial<Schemas['FullTransaction']> = {}): Schemas['FullTransaction'] {
  return {
    ...{ id: 't1', campus_id: 'paris', campus_name: 'Paris', kind: 'income', of_kind: '', day: '2026-10-06' },
    ...{
      amount: 15_000,
      currency: 'EUR',
      way: 'cash',
      reference: '',
      payer_id: 'y1',
      payer_name: 'Ana Lopes',
    },
    ...{ category: 'tuition', memo: '', receipt: 'PAR-2026-R-0007', reverses_id: '', reversed_by_id: '' },
    ...{ paper_name: '', paper_url: '', created_by: 'Jo', created_at: moment, dues: 15_000 },
    ...{ allocated: 15_000, total: 30_000, paid: 25_000, open: 5_000, may_reverse: true },
    ...{ lines: [], movements: [], allocations: [] },
    ...change,
  }
}
