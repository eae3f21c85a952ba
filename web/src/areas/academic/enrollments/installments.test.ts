import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  addMonths,
  type Installment,
  monthlyPaymentOf,
  scheduleOf,
  type Terms,
  totalOf,
} from './installments'

type Vector = { terms: Terms; total: number; monthly_payment: number; schedule: Installment[] }

const file = join(import.meta.dirname, '../../../../../internal/school/academic/testdata/installments.json')
const vectors: Vector[] = JSON.parse(readFileSync(file, 'utf8'))

test('the browser computes what the server does', () => {
  expect(vectors.length).toBeGreaterThan(100)
  for (const { terms, total, monthly_payment, schedule } of vectors) {
    expect(totalOf(terms)).toBe(total)
    expect(monthlyPaymentOf(terms)).toBe(monthly_payment)
    expect(scheduleOf(terms)).toEqual(schedule)
  }
})

test('a day that a month lacks is its last', () => {
  expect([0, 1, 2, 13].map((months) => addMonths('2027-01-31', months))).toEqual([
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
    '2028-02-29',
  ])
})
