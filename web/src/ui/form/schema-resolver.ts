import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { setLeaf } from '@/lib/leaves'
import type { z } from '@/lib/zod'
import { codeError } from './field-error'

// Rules that the API's description cannot say, as a zod schema whose messages are keys of the texts. The first
// finding of each field counts.
export function schemaResolver<T extends FieldValues>(schema: z.ZodMiniType<T>): Resolver<T> {
  return (values) => {
    const result = schema.safeParse(values)
    if (result.success) return { values: result.data, errors: {} }
    const errors = {}
    for (const { path, message } of [...result.error.issues].reverse())
      setLeaf(errors, path.join('.'), codeError(message))
    return { values: {}, errors: errors as FieldErrors<T> }
  }
}
