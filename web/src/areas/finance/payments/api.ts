import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { upload } from '@/api/upload'
import { keys } from '../keys'

export type Owed = Schemas['Owed']
export type TillAccount = Schemas['TillAccount']
export type TillPerson = Schemas['TillPerson']
export type Transaction = Schemas['FullTransaction']
export type Payment = Omit<Schemas['PaymentFields'], '$schema'>
export type Way = Payment['way']

export const ways = ['cash', 'cheque', 'transfer', 'card', 'mobile'] as const

const one = (id: string) => ({ params: { path: { id } } })

// What a payer has still to pay, the oldest first, and what he has as credit.
export function owedQuery(payerId: string) {
  return queryOptions({
    queryKey: keys.owed(payerId),
    queryFn: ({ signal }) => unwrap(api.GET('/api/payers/{id}/owed', { ...one(payerId), signal })),
    // Somebody else may have taken money a moment ago.
    staleTime: 0,
  })
}

export function tillAccountsQuery(campus: string) {
  const query = campus ? { campus } : {}
  return queryOptions({
    queryKey: keys.tillAccounts(campus),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/till/accounts', { params: { query }, signal }))).items,
  })
}

// Who comes to the till, by words of his name or by what was scanned, with what he owes.
export function comersQuery(campus: string, q: string) {
  const query = { words: q, ...(campus && { campus }) }
  return queryOptions({
    queryKey: keys.comers(campus, q),
    queryFn: ({ signal }) => unwrap(api.GET('/api/till/people', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

export function transactionQuery(id: string) {
  return queryOptions({
    queryKey: keys.transaction(id),
    queryFn: ({ signal }) => unwrap(api.GET('/api/transactions/{id}', { ...one(id), signal })),
  })
}

export function recordPayment(body: Payment): Promise<Transaction> {
  return unwrap(api.POST('/api/transactions/payments', { body }))
}

export function reverseTransaction(id: string, key: string, reason: string): Promise<Transaction> {
  return unwrap(api.POST('/api/transactions/{id}/reverse', { ...one(id), body: { key, reason } }))
}

export function addPaper(id: string, file: File, onProgress: (share: number) => void): Promise<Transaction> {
  return upload(`/api/transactions/${id}/paper`, file, { method: 'POST', onProgress })
}
