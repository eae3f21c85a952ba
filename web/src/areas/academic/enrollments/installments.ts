// What an enrollment costs and when it is paid, computed as the server does (school/academic/installment.go): both are
// tested with the same vectors. Money is a whole number of the currency's smallest unit.

export type Terms = {
  tuition: number
  discount_kind: 'none' | 'amount' | 'percent'
  /** Smallest units, or hundredths of a percent. */
  discount_value: number
  installments: number
  /** A day such as 2026-11-15. */
  first_date: string
}

// A canceled one is no longer owed: the student left the class.
export type Installment = { number: number; deadline: string; amount: number; canceled?: boolean }

const wholePercent = 10_000

function discountOf(terms: Terms): number {
  if (terms.discount_kind === 'amount') return terms.discount_value
  if (terms.discount_kind === 'none') return 0
  // Half up; the product stays below 2^53 for the highest tuition that the server takes.
  return Math.floor((terms.tuition * terms.discount_value + wholePercent / 2) / wholePercent)
}

export function totalOf(terms: Terms): number {
  return terms.tuition - discountOf(terms)
}

// The smallest installment.
export function monthlyPaymentOf(terms: Terms): number {
  return Math.floor(totalOf(terms) / terms.installments)
}

// One installment a month; what the division leaves over goes to the first ones, a unit each.
export function scheduleOf(terms: Terms): Installment[] {
  const monthly = monthlyPaymentOf(terms)
  const left = totalOf(terms) % terms.installments
  return Array.from({ length: terms.installments }, (_, index) => ({
    number: index + 1,
    deadline: addMonths(terms.first_date, index),
    amount: monthly + (index < left ? 1 : 0),
  }))
}

// The same day some months later, or the last day of a shorter month.
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(day, last))
  return first.toISOString().slice(0, 10)
}
