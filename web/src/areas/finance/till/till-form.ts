import type { Payment } from '../payments/api'
import { emptyPayment, type PaymentForm, paymentLimits } from '../payments/payment-form'

// Something small that is sold beside what is owed: a book, a meal.
type Sale = { category: string; text: string; amount: number | null }

export type TillForm = PaymentForm & { sales: Sale[] }

export const saleCategories = ['books', 'food', 'supplies'] as const

export const newSale = (): Sale => ({ category: saleCategories[0], text: '', amount: null })

// Who pays nothing that is owed buys something.
export const emptyTill = (payerId: string, sells: boolean): TillForm => ({
  ...emptyPayment(payerId),
  sales: sells ? [newSale()] : [],
})

export const tillLimits = { ...paymentLimits, amount: { minimum: 0, integer: true, nullable: true } }

// As long as the server takes.
const longest = 200

const units = (amount: number | null) => (amount !== null && Number.isFinite(amount) ? amount : 0)

// What is sold, and what is taken in all.
const salesOf = (sales: readonly Sale[]) => sales.reduce((sum, { amount }) => sum + units(amount), 0)
export const totalOf = ({ amount, sales }: Pick<TillForm, 'amount' | 'sales'>) =>
  units(amount) + salesOf(sales)

export function checkTill(form: TillForm) {
  const faults: Record<string, string | undefined> = {}
  for (const [at, { amount, text }] of form.sales.entries()) {
    if (amount === null || amount === 0) faults[`sales.${at}.amount`] = 'field.required'
    else if (!Number.isInteger(amount) || amount < 0) faults[`sales.${at}.amount`] = 'field.format'
    if (text.length > longest) faults[`sales.${at}.text`] = 'field.too_long'
  }
  if (form.sales.length === 0 && units(form.amount) === 0) faults.amount = 'field.required'
  return faults
}

export const linesOf = (sales: readonly Sale[]): Pick<Payment, 'lines'> =>
  sales.length === 0
    ? {}
    : { lines: sales.map((sale) => ({ ...sale, text: sale.text.trim(), amount: sale.amount ?? 0 })) }
