import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { asSeen, type Seen } from '@/api/seen'
import { keys } from '../keys'
import { type AccountListParams, accountFilterQuery } from './account-list'

export type Account = Schemas['Account']
export type Movement = Schemas['Movement']
export type NewAccount = Omit<Schemas['NewAccountFields'], '$schema'>
export type AccountInput = Omit<Schemas['UpdateAccountRequest'], '$schema' | 'version'>

export const accountKinds = ['cash', 'bank', 'mobile', 'card'] as const

const one = (id: string) => ({ params: { path: { id } } })

export function accountListQuery(params: AccountListParams) {
  const query = { ...accountFilterQuery(params), page: params.page, page_size: params.pageSize }
  return queryOptions({
    queryKey: [...keys.accounts, query],
    queryFn: ({ signal }) => unwrap(api.GET('/api/accounts', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

// An account with what was on it on a day; without one, today.
export function accountQuery(id: string, on = '') {
  const query = on ? { on } : {}
  return queryOptions({
    queryKey: keys.account(id, on),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/accounts/{id}', { params: { path: { id }, query }, signal })),
    placeholderData: keepPreviousData,
  })
}

export type MovementFilter = { from?: string; to?: string; reconciled?: 'yes' | 'no' }

export function movementsQuery(id: string, filter: MovementFilter, page: number, page_size: number) {
  const query = { ...filter, page, page_size }
  return queryOptions({
    queryKey: [...keys.movements(id), query],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/accounts/{id}/movements', { params: { path: { id }, query }, signal })),
    placeholderData: keepPreviousData,
  })
}

export function createAccount(body: NewAccount): Promise<Account> {
  return unwrap(api.POST('/api/accounts', { body }))
}

export function updateAccount(id: string, input: AccountInput, version: number): Promise<Account> {
  return unwrap(api.PUT('/api/accounts/{id}', { ...one(id), body: { ...input, version } }))
}

export function archiveAccount(seen: Seen) {
  return unwrap(api.DELETE('/api/accounts/{id}', asSeen(seen)))
}

export function restoreAccount(id: string): Promise<Account> {
  return unwrap(api.POST('/api/accounts/{id}/restore', one(id)))
}

export function tickMovements(id: string, movement_ids: string[], reconciled: boolean) {
  return unwrap(api.POST('/api/accounts/{id}/reconcile', { ...one(id), body: { movement_ids, reconciled } }))
}

export function recordExpense(body: Omit<Schemas['ExpenseFields'], '$schema'>) {
  return unwrap(api.POST('/api/transactions/expenses', { body }))
}

export function recordTransfer(body: Omit<Schemas['TransferFields'], '$schema'>) {
  return unwrap(api.POST('/api/transactions/transfers', { body }))
}

// What was agreed with teachers and translators at the account's campus, and is not paid yet.
export function agreedQuery(accountId: string) {
  return queryOptions({
    queryKey: keys.agreed(accountId),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/accounts/{id}/agreed', { ...one(accountId), signal }))).items,
  })
}
