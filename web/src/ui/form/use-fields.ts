import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { ApiError } from '@/api/api-error'
import { leavesOf } from '@/lib/leaves'
import { notifyFailure } from '@/ui/notify-failure'
import { codeError, sentenceError } from './field-error'
import { type ExtraCheck, type Limits, limitsResolver } from './limits'

type FieldsOptions<T extends FieldValues> = { values: T; limits: Limits; check?: ExtraCheck<T> }

// A form over the limits that the API declares. It speaks up when a field is left, not while one types.
export function useFields<T extends FieldValues>({
  values,
  limits,
  check,
}: FieldsOptions<T>): UseFormReturn<T> {
  return useForm<T>({
    defaultValues: values as DefaultValues<T>,
    resolver: limitsResolver(limits, check),
    mode: 'onTouched',
  })
}

// Brings a refusal to where it belongs: each field's on the field (the first gets the focus), the rest as a message.
export function showFailure<T extends FieldValues>(form: UseFormReturn<T>, error: unknown): void {
  const onFields = error instanceof ApiError ? setFieldErrors(form, error) : false
  if (!onFields) notifyFailure(error)
}

function setFieldErrors<T extends FieldValues>(form: UseFormReturn<T>, error: ApiError): boolean {
  const names = leavesOf(form.getValues())
  const errors = [
    ...error.fields.map((problem) => ({
      name: problem.field,
      value: codeError(problem.code, problem.params),
    })),
    ...Object.entries(error.sentences).map(([name, sentence]) => ({ name, value: sentenceError(sentence) })),
  ].filter(({ name }) => names.has(name))
  // Who is still in a field stays there: leaving it would check it again and wipe what the server said.
  const typing = document.activeElement?.matches('input, textarea, select') ?? false
  for (const [index, { name, value }] of errors.entries()) {
    form.setError(name as FieldPath<T>, value, { shouldFocus: index === 0 && !typing })
  }
  return errors.length > 0
}
