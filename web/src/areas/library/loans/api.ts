import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { isFinal } from '@/api/is-final'
import { groups } from '@/session/roles'
import { keys, type LoansOf } from '../keys'
import type { LoanFilterQuery, LoanParams } from './loan-params'

export type Loan = Schemas['Loan']
export type LoanPage = Schemas['PageLoan']
export type Back = Schemas['Back']

export function loansQuery(filter: LoanFilterQuery, { page, pageSize }: LoanParams) {
  const query = { ...filter, page, page_size: pageSize }
  return queryOptions({
    queryKey: [...keys.loans, query],
    queryFn: ({ signal }) => unwrap(api.GET('/api/loans', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

// The keys of what was sent and not answered: sent again when the line is back, it is lent once.
const unanswered = new Map<string, string>()

export async function lend(barcode: string, personId: string): Promise<Loan> {
  const which = `${personId} ${barcode}`
  const key = unanswered.get(which) ?? crypto.randomUUID()
  unanswered.set(which, key)
  try {
    const loan = await unwrap(api.POST('/api/loans', { body: { key, barcode, person_id: personId } }))
    unanswered.delete(which)
    // It was lent then, and has come back since: this is another loan.
    return loan.outcome === '' ? loan : lend(barcode, personId)
  } catch (error) {
    if (isFinal(error)) unanswered.delete(which)
    throw error
  }
}

export const takeBack = (barcode: string): Promise<Back> =>
  unwrap(api.POST('/api/loans/back', { body: { barcode } }))

export const renew = (id: string): Promise<Loan> =>
  unwrap(api.POST('/api/loans/{id}/renew', { params: { path: { id } } }))

export const lose = (id: string): Promise<Loan> =>
  unwrap(api.POST('/api/loans/{id}/lost', { params: { path: { id } } }))

export type Charge = Omit<Schemas['ChargeLoanRequest'], '$schema'>

export const charge = (id: string, body: Charge): Promise<Loan> =>
  unwrap(api.POST('/api/loans/{id}/charge', { params: { path: { id } }, body }))

// How many of somebody's loans, or of a copy's, are shown at once.
const most = 100

export function loansOfQuery(whose: LoansOf) {
  const query = { ...whose, page_size: most }
  return queryOptions({
    queryKey: keys.loansOf(whose),
    queryFn: async ({ signal }) => (await unwrap(api.GET('/api/loans', { params: { query }, signal }))).items,
  })
}

export type Reader = { id: string; name: string; about: string; photo: string }

// Our cards are numbers of a range of their own; copies have another.
export const isCard = (code: string): boolean => /^28\d{11}$/.test(code)

export async function readerOfCard(number: string): Promise<Reader> {
  const found = await unwrap(api.GET('/api/cards/{number}', { params: { path: { number } } }))
  return { id: found.person_id, name: found.name, about: found.campus_name, photo: found.photo_url }
}

// The people of a campus, to whom it lends: not to who has only applied.
export function readersQuery(campus: string, q: string) {
  const query = { page_size: 20, role: groups.student, ...(campus && { campus }), ...(q && { q }) }
  return queryOptions({
    queryKey: keys.readers(campus, q),
    queryFn: async ({ signal }): Promise<Reader[]> =>
      (await unwrap(api.GET('/api/people', { params: { query }, signal }))).items.map(
        ({ id, name, email, photo_url }) => ({ id, name, about: email, photo: photo_url }),
      ),
    placeholderData: keepPreviousData,
  })
}

export function refreshLoans(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: keys.loans })
  void cache.invalidateQueries({ queryKey: keys.copies })
  void cache.invalidateQueries({ queryKey: keys.reservations })
}
