import { enrollRequestLimits } from '@/api/limits/enroll-request'
import { monthAfter, todayHere } from '@/lib/day-math'
import type { ExtraCheck } from '@/ui/form/limits'
import type { EnrollInput, Enrollment, WaitingReason } from './api'
import { checkTerms, type TermsForm, termsInput, termsLimits, termsOf } from './terms'

export type PersonChoice = { id: string; name: string; about?: string }

export type EnrollForm = TermsForm & {
  class_id: string
  people: PersonChoice[]
  // Whether they get their place at once.
  place: 'confirm' | 'wait'
  waiting_reason: WaitingReason
}

// The server takes this many at once.
const mostAtOnce = 200

export const enrollLimits = { ...termsLimits, class_id: enrollRequestLimits.class_id }

export const checkEnroll: ExtraCheck<EnrollForm> = (form) => ({
  ...checkTerms(form),
  people: peopleFault(form.people.length),
})

function peopleFault(count: number): string | undefined {
  if (count === 0) return 'field.required'
  return count > mostAtOnce ? 'enrollment.too_many' : undefined
}

const usualInstallments = 10

// What a class is usually enrolled on: the terms of who came last, without his discount.
export function firstTerms(enrollments: readonly Enrollment[]): TermsForm {
  const last = enrollments
    .filter(({ money }) => money)
    .reduce<Enrollment | undefined>(
      (newest, one) => (newest && newest.created_at >= one.created_at ? newest : one),
      undefined,
    )
  const none = {
    discount_kind: 'none',
    discount_percent: null,
    discount_amount: null,
    discount_reason: '',
  } as const
  const first_date = monthAfter(todayHere(), 1)
  if (!last?.money) return { tuition: null, installments: usualInstallments, first_date, ...none }
  const terms = termsOf(last.money)
  return { ...terms, ...none, first_date: terms.first_date > todayHere() ? terms.first_date : first_date }
}

export function enrollInput(form: EnrollForm, key: string, overfill: boolean): EnrollInput {
  const confirm = form.place === 'confirm'
  return {
    ...termsInput(form),
    key,
    class_id: form.class_id,
    person_ids: form.people.map(({ id }) => id),
    confirm,
    overfill,
    waiting_reason: confirm ? '' : form.waiting_reason,
    observation: '',
  }
}
