import type { ListParams } from '@/ui/table/list-params'

// The list of invoices as its address tells it.
export const invoiceListSpec = {
  sorts: ['day', 'name', 'total', 'balance', 'deadline'],
  defaultSort: '-day',
  filters: ['standing', 'campus', 'class', 'payer', 'person', 'from', 'to', 'least', 'most', 'currency'],
} as const

export type InvoiceListParams = ListParams<
  (typeof invoiceListSpec.sorts)[number],
  (typeof invoiceListSpec.filters)[number]
>

export type OnParams = (patch: Partial<InvoiceListParams>, options?: { replace?: boolean }) => void

// What people narrow the list by: how far an invoice is, and how it is paid, are one question to them.
const states = ['draft', 'canceled'] as const
const standings = ['due', 'not_paid', 'upcoming', 'paid', 'up_to_date'] as const
export const standingChoices = ['draft', ...standings, 'canceled'] as const

const oneOf = <T extends string>(all: readonly T[], value: string | undefined): T | undefined =>
  all.find((one) => one === value)

const amountOf = (text: string | undefined) => (/^\d{1,13}$/.test(text ?? '') ? Number(text) : 0)

// The same filters as the server takes them, for the list, its totals and exports of what it shows.
export function invoiceFilterQuery({ q, sort, filters }: InvoiceListParams) {
  const { standing, campus, class: group, payer, person, from, to } = filters
  const [state, stands] = [oneOf(states, standing), oneOf(standings, standing)]
  const [least, most] = [amountOf(filters.least), amountOf(filters.most)]
  // An amount is one of a currency: of another it would be a hundred times as much, or something else.
  const currency = least > 0 || most > 0 ? filters.currency : undefined
  return {
    sort,
    ...(q && { q }),
    ...(state && { state }),
    ...(stands && { standing: stands }),
    ...(campus && { campus }),
    ...(group && { class: group }),
    ...(payer && { payer }),
    ...(person && { person }),
    ...(from && { from }),
    ...(to && { to }),
    ...(least > 0 && { least }),
    ...(most > 0 && { most }),
    ...(currency && { currency }),
  }
}

export function isFiltered({ q, filters }: InvoiceListParams): boolean {
  return q !== '' || Object.keys(filters).length > 0
}
