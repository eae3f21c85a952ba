import { ApiError } from '@/api/api-error'
import { api, type Schemas, unwrap } from '@/api/client'
import { isFinal } from '@/api/is-final'
import type { SheetKind, SheetVerdict } from '@/offline/sheet-kind'
import { tillPath } from '../paths'
import { type Payment, recordPayment, type TillAccount, type TillPerson } from '../payments/api'

export type Till = Schemas['Till']

// A payment that this till took. Its key is its id; its receipt is handed out already, and says the same number for ever.
export type TillEntry = {
  id: string
  payment: Omit<Payment, 'key'> & { taken: Schemas['Taken'] }
  receipt: string
  name: string
  currency: string
}

// With what it judges, so that what is owed does not rise again until the server is asked.
export type TillVerdict = SheetVerdict & { transactionId: string; entry: TillEntry }

// What a till needs to take money without a line: where it goes, and who owes what.
export type TillSheet = {
  till: Till
  accounts: readonly TillAccount[]
  people: readonly TillPerson[]
  // Under which id the server has what was sent, by the entry's.
  sent: Readonly<Record<string, string>>
}

// Who owes what is asked for so often; what is taken here is known at once.
const freshMs = 5 * 60_000

export const tillKind: SheetKind<TillSheet, TillEntry, TillVerdict> = {
  name: 'till',
  read: async ({ agendaCourseId: tillId, classId: campus }, since) => {
    if (since && Date.now() - Number(since) < freshMs) return { mark: since }
    const params = { query: { campus } }
    const [tills, accounts] = await Promise.all([
      unwrap(api.GET('/api/tills', { params })),
      unwrap(api.GET('/api/till/accounts', { params })),
    ])
    const till = tills.items.find(({ id, ended }) => id === tillId && !ended)
    if (!till) throw new ApiError(404, { code: 'finance.till_not_found' })
    const people = await readPeople(campus, owesIn({ accounts: accounts.items }))
    return { mark: String(Date.now()), data: { till, accounts: accounts.items, people, sent: {} } }
  },
  // One by one, in the order of their numbers. What had arrived before the line broke is known by its key.
  send: async (_id, entries) => {
    const verdicts: TillVerdict[] = []
    for (const entry of entries) verdicts.push(await sendOne(entry))
    return verdicts
  },
  cellOf: ({ id }) => id,
  apply: withPayment,
  applyVerdict: (sheet, { id, transactionId, entry }) =>
    transactionId ? { ...withPayment(sheet, entry), sent: { ...sheet.sent, [id]: transactionId } } : sheet,
  retold: (entry) => entry,
  overwrittenBy: () => '',
  putBack: (_sheet, entry) => entry,
  title: 'line.sheet.till',
  titleOf: ({ till }) => till.name,
  place: () => tillPath,
}

// In which currency it is known what people owe: that of the first account, which is the campus's where it has one.
export const owesIn = ({ accounts }: Pick<TillSheet, 'accounts'>) => accounts[0]?.currency ?? ''

// In which currency a payment is: that of the account that it goes to.
export const currencyOf = ({ accounts }: TillSheet, { account_id }: Pick<Payment, 'account_id'>) =>
  accounts.find(({ id }) => id === account_id)?.currency ?? ''

function withPayment(sheet: TillSheet, { payment }: TillEntry): TillSheet {
  const { amount, lines = [], payer_id, taken } = payment
  const pays = currencyOf(sheet, payment) === owesIn(sheet)
  const dues = pays ? lines.reduce((rest, line) => rest - line.amount, amount) : 0
  return {
    ...sheet,
    till: numbered(sheet.till, taken),
    people: sheet.people.map((one) => (payer_id && one.payer_id === payer_id ? paid(one, dues) : one)),
  }
}

async function sendOne(entry: TillEntry): Promise<TillVerdict> {
  const { id, payment } = entry
  try {
    const { id: transactionId } = await recordPayment({ ...payment, key: id })
    return { id, outcome: 'kept', code: '', by: '', transactionId, entry }
  } catch (error) {
    // One that is refused must not keep back those behind it.
    if (!isFinal(error)) throw error
    const code = error.fields[0]?.code ?? error.code
    return { id, outcome: 'refused', code, by: '', transactionId: '', entry }
  }
}

const most = 100

// Everybody who ever owed something to the campus, with what is open: the server searches while there is a line.
async function readPeople(campus: string, currency: string): Promise<TillPerson[]> {
  const people: TillPerson[] = []
  const sum = (sums: Schemas['Payer']['open']) => sums.find((one) => one.currency === currency)?.amount ?? 0
  for (let page = 1; ; page++) {
    const query = { campus, page, page_size: most }
    const { items } = await unwrap(api.GET('/api/payers', { params: { query } }))
    for (const { id, person_id, name, kind, card, photo_url = '', open, due } of items) {
      const owes = { open: sum(open), due: sum(due) }
      people.push({ payer_id: id, person_id, name, kind, photo_url, class_code: '', card, ...owes })
    }
    if (items.length < most) return people
  }
}

const numbered = (till: Till, { year, number }: Schemas['Taken']): Till =>
  year === till.year ? { ...till, last: Math.max(till.last, number) } : { ...till, year, last: number }

const paid = (person: TillPerson, amount: number): TillPerson => ({
  ...person,
  open: Math.max(0, person.open - amount),
  due: Math.max(0, person.due - amount),
})
