import { paymentFieldsLimits as requestLimits } from '@/api/limits/payment-fields'
import { todayHere } from '@/lib/day-math'
import { amountLimits } from '../amount-limits'
import { accountOf } from './allocation'
import type { Payment, TillAccount, Way } from './api'

// What people fill in of a payment; an amount that is empty for the moment is null.
export type PaymentForm = {
  payer_id: string
  // Empty for the account where money of this way goes by itself.
  account_id: string
  day: string
  amount: number | null
  way: Way
  reference: string
  category: string
  memo: string
  // The cash that was handed over, to know what is given back; it is not sent.
  given: number | null
}

export const paymentLimits = {
  payer_id: requestLimits.payer_id,
  day: { ...requestLimits.day, minLength: 1 },
  amount: amountLimits,
  way: requestLimits.way,
  reference: requestLimits.reference,
  category: requestLimits.category,
  memo: requestLimits.memo,
  given: { minimum: 0, integer: true, nullable: true },
}

export const emptyPayment = (payerId = ''): PaymentForm => ({
  ...{ payer_id: payerId, account_id: '', day: todayHere(), amount: null, way: 'cash' },
  ...{ reference: '', category: '', memo: '', given: null },
})

type Entered = Omit<Payment, 'key' | 'allocations' | 'as_credit'>

// As the server takes it: what nobody owes has a category, what a payer pays has not.
export function paymentInput(form: PaymentForm, accounts: readonly TillAccount[]): Entered {
  const { payer_id, account_id, day, amount, way, reference, category, memo } = form
  return {
    payer_id,
    person_id: '',
    account_id: accountOf(accounts, way, account_id)?.id ?? '',
    day,
    amount: amount ?? 0,
    way,
    reference: reference.trim(),
    category: payer_id ? '' : category.trim(),
    memo: memo.trim(),
  }
}
