import { writeDay } from '@/lib/calendar-days'
import { formatMoney } from '@/lib/money'
import { formatPercent } from '@/lib/numbers'
import type { TextKey } from '@/texts/text-key'
import type { Texts } from '@/texts/texts'
import type { HistoryWords, RecordFields } from '@/ui/record/history-events'

// Status and outcome are one thing to people, and so are the kind of a discount and how much it is.
const names: Record<string, TextKey> = {
  class: 'enrollment.class',
  status: 'enrollment.status',
  outcome: 'enrollment.status',
  outcome_reason: 'enrollment.reason',
  outcome_code: 'enrollment.reason',
  waiting_reason: 'enrollment.waiting_reason',
  passed: 'enrollment.passed',
  tuition: 'enrollment.tuition',
  discount_kind: 'enrollment.discount',
  discount_value: 'enrollment.discount',
  discount_reason: 'enrollment.discount_reason',
  installments: 'enrollment.installments',
  first_date: 'enrollment.first_date',
  observation: 'enrollment.observation',
}

type Words = (fields: RecordFields, texts: Texts) => string | undefined

const state: Words = ({ status, outcome }, { code }) => code(`enrollment.state.${outcome || status}`)

const wholePercent = 10_000

const discount: Words = (fields, texts) => {
  const { discount_kind: kind, discount_value: value } = fields
  if (kind === 'percent' && typeof value === 'number')
    return formatPercent(value / wholePercent, texts.language)
  if (kind === 'amount') return amount(value, fields, texts)
  return ''
}

// Undefined where the trail hides it, or the reader may not know the currency.
function amount(value: unknown, { currency }: RecordFields, { language }: Texts): string | undefined {
  if (typeof value !== 'number' || typeof currency !== 'string') return undefined
  return formatMoney(value, currency, language)
}

const values: Record<string, Words> = {
  status: state,
  outcome: state,
  outcome_code: ({ outcome_code: reason }, { code }) => code(`enrollment.outcome_code.${reason}`),
  waiting_reason: ({ waiting_reason: reason }, { code }) => code(`enrollment.waits_for.${reason}`),
  tuition: (fields, texts) => amount(fields.tuition, fields, texts),
  discount_kind: discount,
  discount_value: discount,
  first_date: ({ first_date: day }, { language }) =>
    typeof day === 'string' ? writeDay(day, language) : undefined,
}

export const enrollmentWords: HistoryWords = {
  action: ({ action }, { code }) => code(`enrollment.event.${action}`),
  field: (name, { t }) => names[name] && t(names[name]),
  value: (name, fields, texts) => values[name]?.(fields, texts),
}
