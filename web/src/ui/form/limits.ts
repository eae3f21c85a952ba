import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { isDay } from '@/lib/calendar-days'
import { leavesOf, setLeaf } from '@/lib/leaves'
import { codeError } from './field-error'

// What the API's description says of one field (src/api/limits, generated).
export type FieldLimits = {
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
  readonly enum?: readonly unknown[]
  readonly integer?: boolean
  readonly nullable?: boolean
  readonly date?: boolean
  readonly firstDay?: string
  readonly lastDay?: string
}

// By dotted field name: "location.city".
export type Limits = Readonly<Record<string, FieldLimits>>

type Fault = { code: string; params?: Record<string, unknown> }

// The same verdict, in the same codes, that the server would give: so a mistake is told before it is sent.
export function checkField(value: unknown, limits: FieldLimits): Fault | undefined {
  if (typeof value === 'string') return checkText(value, limits)
  if (typeof value === 'number') return checkNumber(value, limits)
  if (value === null && !limits.nullable) return { code: 'field.required' }
  return undefined
}

function checkText(value: string, limits: FieldLimits): Fault | undefined {
  const length = [...value].length
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern } = limits
  if (minLength > 0 && value.trim() === '') return { code: 'field.required' }
  if (length < minLength) return { code: 'field.too_short', params: { limit: minLength } }
  if (length > maxLength) return { code: 'field.too_long', params: { limit: maxLength } }
  if (limits.date && value !== '') return checkDay(value, limits)
  if (limits.enum && !limits.enum.includes(value)) return { code: 'field.not_a_choice' }
  if (pattern && !new RegExp(pattern, 'u').test(value)) return { code: 'field.format' }
  return undefined
}

// Days of four-digit years compare as texts do.
function checkDay(value: string, { firstDay = '', lastDay = '9999-12-31' }: FieldLimits): Fault | undefined {
  if (!isDay(value)) return { code: 'field.date' }
  if (value >= firstDay && value <= lastDay) return undefined
  return {
    code: 'field.year',
    params: { first: Number(firstDay.slice(0, 4)), last: Number(lastDay.slice(0, 4)) },
  }
}

function checkNumber(value: number, limits: FieldLimits): Fault | undefined {
  if (Number.isNaN(value)) return { code: 'field.format' }
  if (limits.integer && !Number.isInteger(value)) return { code: 'field.decimals' }
  if (limits.minimum !== undefined && value < limits.minimum) {
    return { code: 'field.too_small', params: { limit: limits.minimum } }
  }
  if (limits.maximum !== undefined && value > limits.maximum) {
    return { code: 'field.too_large', params: { limit: limits.maximum } }
  }
  return undefined
}

// What a form adds to the API's own limits: field name to code, for rules over several fields.
export type ExtraCheck<T> = (values: T) => Record<string, string | undefined>

export function limitsResolver<T extends FieldValues>(limits: Limits, extra?: ExtraCheck<T>): Resolver<T> {
  return (values) => {
    const errors = {}
    for (const [name, code] of Object.entries(extra?.(values) ?? {})) {
      if (code) setLeaf(errors, name, codeError(code))
    }
    const leaves = leavesOf(values)
    for (const [name, fieldLimits] of Object.entries(limits)) {
      if (!leaves.has(name)) continue
      const fault = checkField(leaves.get(name), fieldLimits)
      if (fault) setLeaf(errors, name, codeError(fault.code, fault.params))
    }
    return Object.keys(errors).length > 0
      ? { values: {}, errors: errors as FieldErrors<T> }
      : { values, errors: {} }
  }
}
