import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { asSeen, type Seen } from '@/api/seen'
import { keys } from '../keys'
import { type InvoiceListParams, invoiceFilterQuery } from './invoice-list'

export type Invoice = Schemas['Invoice']
export type FullInvoice = Schemas['FullInvoice']
export type InvoiceTotal = Schemas['InvoiceTotal']
export type DraftInput = Omit<Schemas['UpdateInvoiceRequest'], '$schema' | 'version'>

const one = (id: string) => ({ params: { path: { id } } })

export function invoiceListQuery(params: InvoiceListParams) {
  const query = { ...invoiceFilterQuery(params), page: params.page, page_size: params.pageSize }
  return queryOptions({
    queryKey: [...keys.invoices, query],
    queryFn: ({ signal }) => unwrap(api.GET('/api/invoices', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

export function totalsQuery(params: InvoiceListParams) {
  const query = invoiceFilterQuery(params)
  return queryOptions({
    queryKey: [...keys.totals, query],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/invoices/totals', { params: { query }, signal }))).items,
    placeholderData: keepPreviousData,
  })
}

// All of a student's own, at every campus.
export function ownInvoicesQuery(person: string) {
  const query = { person, sort: '-day' as const, page: 1, page_size: 100 }
  return queryOptions({
    queryKey: [...keys.invoices, query],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/invoices', { params: { query }, signal }))).items,
  })
}

export function invoiceQuery(id: string) {
  return queryOptions({
    queryKey: keys.invoice(id),
    queryFn: ({ signal }) => unwrap(api.GET('/api/invoices/{id}', { ...one(id), signal })),
  })
}

const most = 100

// Everything that the list shows of what is in a state, on all its pages.
export async function fetchInState(params: InvoiceListParams, state: Invoice['state']): Promise<Invoice[]> {
  const all: Invoice[] = []
  for (let page = 1; ; page++) {
    const query = { ...invoiceFilterQuery(params), state, page, page_size: most }
    const { items } = await unwrap(api.GET('/api/invoices', { params: { query } }))
    all.push(...items)
    if (items.length < most) return all
  }
}

// Under a key of its own: sent twice, it is one draft.
export function createInvoice(key: string, payer_id: string, input: DraftInput): Promise<FullInvoice> {
  return unwrap(api.POST('/api/invoices', { body: { ...input, key, payer_id } }))
}

export function updateInvoice(id: string, input: DraftInput, version: number): Promise<FullInvoice> {
  return unwrap(api.PUT('/api/invoices/{id}', { ...one(id), body: { ...input, version } }))
}

export function deleteInvoice(seen: Seen) {
  return unwrap(api.DELETE('/api/invoices/{id}', asSeen(seen)))
}

export function issueInvoice({ id, version }: Pick<Invoice, 'id' | 'version'>): Promise<FullInvoice> {
  return unwrap(api.POST('/api/invoices/{id}/issue', { ...one(id), body: { version } }))
}

export type Chosen = Schemas['ChosenInvoices']

// How many invoices the server takes in one request.
const atOnce = 500

// What became of several, asked in as few requests as there can be.
async function inParts<T>(all: readonly T[], ask: (some: T[]) => Promise<Chosen>): Promise<Chosen> {
  const done: Chosen = { items: [], count: 0 }
  for (let from = 0; from < all.length; from += atOnce) {
    const { items, count } = await ask(all.slice(from, from + atOnce))
    done.items.push(...items)
    done.count += count
  }
  return done
}

// In the order of names, as it issues them: so are their numbers.
export function issueChosen(drafts: readonly Invoice[]): Promise<Chosen> {
  return inParts(drafts, (some) => {
    const items = some.map(({ id, version }) => ({ id, version }))
    return unwrap(api.POST('/api/invoices/issue', { body: { items } }))
  })
}

export function mailInvoices(invoices: readonly Pick<Invoice, 'id'>[]): Promise<Chosen> {
  return inParts(invoices, (some) =>
    unwrap(api.POST('/api/invoices/mail', { body: { ids: some.map(({ id }) => id) } })),
  )
}

export function endInvoiceLinks(id: string): Promise<FullInvoice> {
  return unwrap(api.POST('/api/invoices/{id}/links/end', one(id)))
}

export function cancelInvoice(id: string, reason: string): Promise<FullInvoice> {
  return unwrap(api.POST('/api/invoices/{id}/cancel', { ...one(id), body: { reason } }))
}

type Correction = Omit<Schemas['CorrectionFields'], '$schema'>

export function creditInvoice(id: string, body: Correction): Promise<FullInvoice> {
  return unwrap(api.POST('/api/invoices/{id}/credit', { ...one(id), body }))
}

export async function draftForClass(id: string): Promise<number> {
  return (await unwrap(api.POST('/api/classes/{id}/invoices/drafts', one(id)))).count
}

export async function issueForClass(id: string): Promise<number> {
  return (await unwrap(api.POST('/api/classes/{id}/invoices/issue', one(id)))).count
}

// The classes that a filter or a dialog offers.
export function classesFoundQuery(q: string) {
  const query = { page: 1, page_size: 20, ...(q && { q }) }
  return queryOptions({
    queryKey: keys.classes(q),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/classes', { params: { query }, signal }))).items,
    placeholderData: keepPreviousData,
  })
}

export function classQuery(id: string) {
  return queryOptions({
    queryKey: keys.class(id),
    queryFn: ({ signal }) => unwrap(api.GET('/api/classes/{id}', { ...one(id), signal })),
  })
}

// Who pays, found while one types.
export function payersFoundQuery(q: string) {
  const query = { page: 1, page_size: 20, ...(q && { q }) }
  return queryOptions({
    queryKey: [...keys.payers, 'found', q],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/payers', { params: { query }, signal }))).items,
    placeholderData: keepPreviousData,
  })
}

export function payerQuery(id: string) {
  return queryOptions({
    queryKey: [...keys.payers, id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/payers/{id}', { ...one(id), signal })),
  })
}
