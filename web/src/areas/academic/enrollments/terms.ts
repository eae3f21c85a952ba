import { updateEnrollmentRequestLimits as requestLimits } from '@/api/limits/update-enrollment-request'
import { isDay } from '@/lib/calendar-days'
import type { ExtraCheck } from '@/ui/form/limits'
import type { EnrollmentInput, Money } from './api'
import type { Terms } from './installments'

// What people fill in of an enrollment's terms; a field that is empty for the moment is null, one with a typing
// mistake NaN. Percent and amount have a field each, so that 10 % never turns into 10 €.
export type TermsForm = {
  tuition: number | null
  discount_kind: EnrollmentInput['discount_kind']
  // Hundredths of a percent.
  discount_percent: number | null
  discount_amount: number | null
  discount_reason: string
  installments: number | null
  first_date: string
}

const wholePercent = 10_000
const discountLimits = { minimum: 0, integer: true, nullable: true }

export const termsLimits = {
  ...requestLimits,
  // Its bound counts the smallest units, which nobody types: checked below.
  tuition: { ...requestLimits.tuition, maximum: undefined },
  discount_percent: discountLimits,
  discount_amount: discountLimits,
}

export function termsOf(money: Money): TermsForm {
  const { tuition, discount_kind, discount_value, discount_reason, installments, first_date } = money
  return {
    tuition,
    discount_kind,
    discount_percent: discount_kind === 'percent' ? discount_value : null,
    discount_amount: discount_kind === 'amount' ? discount_value : null,
    discount_reason,
    installments,
    first_date,
  }
}

function discountOf(form: TermsForm): number | null {
  if (form.discount_kind === 'none') return 0
  return form.discount_kind === 'percent' ? form.discount_percent : form.discount_amount
}

// What the server would refuse, beyond the limits of each field.
export const checkTerms: ExtraCheck<TermsForm> = (form) => {
  const { tuition, discount_kind: kind, discount_percent: percent, discount_amount: amount } = form
  const unexplained = (discountOf(form) ?? 0) > 0 && form.discount_reason.trim() === ''
  return {
    tuition: (tuition ?? 0) > requestLimits.tuition.maximum ? 'enrollment.tuition_too_high' : undefined,
    discount_percent:
      kind === 'percent' ? overOr(percent, wholePercent, 'enrollment.percent_too_high') : undefined,
    discount_amount:
      kind === 'amount' ? overOr(amount, tuition ?? 0, 'enrollment.discount_too_high') : undefined,
    discount_reason: unexplained ? 'field.required' : undefined,
    first_date: form.first_date === '' ? 'field.required' : undefined,
  }
}

function overOr(value: number | null, most: number, code: string): string | undefined {
  if (value === null) return 'field.required'
  return value > most ? code : undefined
}

const isCount = (value: number | null, least: number, most: number): value is number =>
  value !== null && Number.isInteger(value) && value >= least && value <= most

// The terms to compute with, or null while what is typed makes no sense yet.
export function completeTerms(form: TermsForm): Terms | null {
  const { tuition, discount_kind, installments, first_date } = form
  const { tuition: fees, installments: count } = requestLimits
  const discount_value = discountOf(form)
  if (!isCount(tuition, 0, fees.maximum) || !isCount(installments, 1, count.maximum)) return null
  if (!isCount(discount_value, 0, discount_kind === 'percent' ? wholePercent : tuition)) return null
  if (!isDay(first_date)) return null
  return { tuition, discount_kind, discount_value, installments, first_date }
}

// As the server takes it: a discount that is none has no value and no reason.
export function termsInput(form: TermsForm) {
  return {
    tuition: form.tuition ?? 0,
    discount_kind: form.discount_kind,
    discount_value: discountOf(form) ?? 0,
    discount_reason: form.discount_kind === 'none' ? '' : form.discount_reason.trim(),
    installments: form.installments ?? 1,
    first_date: form.first_date,
  }
}
