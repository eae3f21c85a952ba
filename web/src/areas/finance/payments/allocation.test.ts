import { expect, test } from 'vitest'
import { accountFor, faultOf, oldestFirst, sumOf } from './allocation'

const parts = [
  { id: 'jan', open: 10_000 },
  { id: 'feb', open: 10_000 },
  { id: 'mar', open: 5_000 },
]

test('money goes to the oldest first, each as far as it is open, and never beyond', () => {
  expect([...oldestFirst(parts, 12_500)]).toEqual([
    ['jan', 10_000],
    ['feb', 2_500],
  ])
  expect(sumOf(oldestFirst(parts, 12_500))).toBe(12_500)
  expect(sumOf(oldestFirst(parts, 30_000))).toBe(25_000)
  expect(oldestFirst(parts, 0).size).toBe(0)
})

test('what somebody chooses is held against each part and against the whole', () => {
  expect(faultOf(parts, new Map([['mar', 5_000]]), 6_000)).toBeNull()
  expect(faultOf(parts, new Map([['mar', 5_001]]), 6_000)).toEqual({
    partId: 'mar',
    code: 'finance.more_than_open',
  })
  const shares = new Map([
    ['jan', 4_000],
    ['mar', 3_000],
  ])
  expect(faultOf(parts, shares, 6_000)).toEqual({ partId: 'mar', code: 'payment.more_than_amount' })
})

test('cash goes to the cash, a transfer to the bank, and what has no account of its own to the first', () => {
  const account = (id: string, kind: 'cash' | 'bank') => ({
    id,
    kind,
    campus_id: 'c',
    name: id,
    currency: 'EUR',
  })
  const accounts = [account('box', 'cash'), account('giro', 'bank')]
  expect(accountFor(accounts, 'cash')).toBe('box')
  expect(accountFor(accounts, 'cheque')).toBe('giro')
  expect(accountFor(accounts, 'card')).toBe('box')
  expect(accountFor([], 'card')).toBe('')
})
