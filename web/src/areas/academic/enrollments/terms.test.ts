import { expect, test } from 'vitest'
import { enrollmentOf, moneyOf } from '../test/enrollment-samples'
import { enrollInput, firstTerms } from './enroll-form'
import { checkTerms, completeTerms, type TermsForm, termsInput, termsOf } from './terms'

const terms: TermsForm = {
  ...{ tuition: 100_000, discount_kind: 'percent', discount_percent: 1000, discount_amount: null },
  ...{ discount_reason: 'Family', installments: 10, first_date: '2027-01-31' },
}

test('terms that make no sense yet have no schedule', () => {
  expect(completeTerms(terms)).toMatchObject({ tuition: 100_000, discount_value: 1000 })
  const unfinished: Partial<TermsForm>[] = [
    ...[
      { tuition: null },
      { tuition: Number.NaN },
      { tuition: 0.5 },
      { installments: 0 },
      { installments: 61 },
    ],
    ...[
      { discount_percent: 10_001 },
      { discount_percent: null },
      { first_date: '' },
      { first_date: '31/01' },
    ],
  ]
  for (const change of unfinished)
    expect(completeTerms({ ...terms, ...change }), JSON.stringify(change)).toBeNull()
})

test('fees beyond all measure are refused without a bound in cents', () => {
  expect(checkTerms({ ...terms, tuition: 100_000_000_000 }).tuition).toBeUndefined()
  expect(checkTerms({ ...terms, tuition: 100_000_000_001 }).tuition).toBe('enrollment.tuition_too_high')
})

test('ten percent never turn into ten euros', () => {
  const amount: TermsForm = { ...terms, discount_kind: 'amount' }
  expect(completeTerms(amount)).toBeNull()
  expect(checkTerms(amount).discount_amount).toBe('field.required')
  expect(termsInput({ ...terms, discount_kind: 'none' })).toMatchObject({
    discount_value: 0,
    discount_reason: '',
  })
})

test('what the server would refuse is told before', () => {
  expect(checkTerms(terms)).toEqual({})
  expect(checkTerms({ ...terms, discount_reason: ' ' }).discount_reason).toBe('field.required')
  expect(checkTerms({ ...terms, discount_percent: 10_001 }).discount_percent).toBe(
    'enrollment.percent_too_high',
  )
  const most: TermsForm = { ...terms, discount_kind: 'amount', discount_amount: 100_000 }
  expect(checkTerms(most)).toEqual({})
  expect(checkTerms({ ...most, discount_amount: 100_001 }).discount_amount).toBe(
    'enrollment.discount_too_high',
  )
})

test('a class is enrolled on the terms of who came last, without his discount', () => {
  const discounted = moneyOf({
    ...{ tuition: 150_000, discount_kind: 'percent', discount_value: 500, discount_reason: 'Couple' },
    first_date: '2099-01-31',
  })
  const first = firstTerms([
    enrollmentOf('Ana', { created_at: '2026-01-01T00:00:00Z' }),
    enrollmentOf('Ben', { created_at: '2026-02-01T00:00:00Z', money: discounted }),
  ])
  expect(first).toEqual({
    ...termsOf(moneyOf({ tuition: 150_000, first_date: '2099-01-31' })),
    discount_kind: 'none',
  })
  expect(firstTerms([]).tuition).toBeNull()
})

test('who is confirmed at once waits for nothing', () => {
  const form = {
    ...terms,
    class_id: 'k1',
    people: [{ id: 'a', name: 'A' }],
    waiting_reason: 'papers' as const,
  }
  expect(enrollInput({ ...form, place: 'confirm' }, 'key', false).waiting_reason).toBe('')
  expect(enrollInput({ ...form, place: 'wait' }, 'key', false)).toMatchObject({
    ...{ confirm: false, waiting_reason: 'papers', person_ids: ['a'], discount_value: 1000 },
  })
})
