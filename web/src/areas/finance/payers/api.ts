import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { asSeen, type Seen } from '@/api/seen'
import type { ListParams } from '@/ui/table/list-params'
import { keys } from '../keys'

export type Payer = Schemas['Payer']
export type Statement = Schemas['Statement']
export type PayerInput = Omit<Schemas['UpdatePayerRequest'], '$schema' | 'version'>

export const payerKinds = ['others', 'church', 'company', 'relative', 'student'] as const

// Who is shown without a filter is who pays for others: students are found where they study.
export const payerListSpec = {
  sorts: ['name'],
  defaultSort: 'name',
  filters: ['campus', 'kind', 'state'],
} as const

export type PayerListParams = ListParams<'name', (typeof payerListSpec.filters)[number]>

const one = (id: string) => ({ params: { path: { id } } })

// The same filters as the server takes them, for the list and its export.
export function payerFilterQuery({ q, sort, filters }: PayerListParams) {
  return {
    sort,
    kind: payerKinds.find((kind) => kind === filters.kind) ?? ('others' as const),
    ...(q && { q }),
    ...(filters.campus && { campus: filters.campus }),
    ...(filters.state === 'archived' && { archived: true }),
  }
}

export function payerListQuery(params: PayerListParams) {
  const query = { ...payerFilterQuery(params), page: params.page, page_size: params.pageSize }
  return queryOptions({
    queryKey: [...keys.payers, 'list', query],
    queryFn: ({ signal }) => unwrap(api.GET('/api/payers', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

export type Days = { from?: string; to?: string; currency?: string }

// What was charged, paid and credited in some days, with what was owed after each.
export function statementQuery(id: string, query: Days) {
  return queryOptions({
    queryKey: [...keys.statement(id), query],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/payers/{id}/statement', { params: { path: { id }, query }, signal })),
    placeholderData: keepPreviousData,
  })
}

export function invoicesOfQuery(payer: string) {
  const query = { payer, sort: '-day' as const, page: 1, page_size: 100 }
  return queryOptions({
    queryKey: [...keys.invoices, query],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/invoices', { params: { query }, signal }))).items,
  })
}

export function updatePayer(id: string, input: PayerInput, version: number): Promise<Payer> {
  return unwrap(api.PUT('/api/payers/{id}', { ...one(id), body: { ...input, version } }))
}

export function archivePayer(seen: Seen) {
  return unwrap(api.DELETE('/api/payers/{id}', asSeen(seen)))
}

export function restorePayer(id: string): Promise<Payer> {
  return unwrap(api.POST('/api/payers/{id}/restore', one(id)))
}

export function remindPayer(id: string) {
  return unwrap(api.POST('/api/payers/{id}/remind', one(id)))
}

// How a campus keeps its money: whether reminders go out by themselves.
export function campusMoneyQuery(id: string) {
  return queryOptions({
    queryKey: keys.campus(id),
    queryFn: ({ signal }) => unwrap(api.GET('/api/campuses/{id}/money', { ...one(id), signal })),
  })
}

export function setReminders(id: string, on: boolean) {
  return unwrap(api.POST('/api/campuses/{id}/money/reminders', { ...one(id), body: { on } }))
}

export function spendCredit(body: Omit<Schemas['CreditFields'], '$schema'>) {
  return unwrap(api.POST('/api/transactions/credits', { body }))
}

export function recordRefund(body: Omit<Schemas['RefundFields'], '$schema'>) {
  return unwrap(api.POST('/api/transactions/refunds', { body }))
}
