import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { keys } from '../keys'
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

// Under a key of its own: sent twice, it is lent once.
export const lend = (barcode: string, personId: string): Promise<Loan> =>
  unwrap(api.POST('/api/loans', { body: { key: crypto.randomUUID(), barcode, person_id: personId } }))

export const takeBack = (barcode: string): Promise<Back> =>
  unwrap(api.POST('/api/loans/back', { body: { barcode } }))

export const renew = (id: string): Promise<Loan> =>
  unwrap(api.POST('/api/loans/{id}/renew', { params: { path: { id } } }))

export const lose = (id: string): Promise<Loan> =>
  unwrap(api.POST('/api/loans/{id}/lost', { params: { path: { id } } }))

export type Reader = { id: string; name: string; about: string }

// The people of a campus, to whom it lends.
export function readersQuery(campus: string, q: string) {
  const query = { page_size: 20, ...(campus && { campus }), ...(q && { q }) }
  return queryOptions({
    queryKey: keys.readers(campus, q),
    queryFn: async ({ signal }): Promise<Reader[]> =>
      (await unwrap(api.GET('/api/people', { params: { query }, signal }))).items.map(
        ({ id, name, email }) => ({ id, name, about: email }),
      ),
    placeholderData: keepPreviousData,
  })
}

export function refreshLoans(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: keys.loans })
  void cache.invalidateQueries({ queryKey: keys.copies })
}
