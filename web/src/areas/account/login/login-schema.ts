import type { Schemas } from '@/api/client'
import { z } from '@/lib/zod'

const passwordLength = 4

// The rules of the specification for signing in; messages are keys of the texts.
export const loginSchema = z.object({
  organization_id: z.string().check(z.minLength(1, 'field.required')),
  email: z
    .string()
    .check(z.trim(), z.minLength(1, { error: 'field.required', abort: true }), z.email('field.email')),
  password: z
    .string()
    .check(
      z.minLength(1, { error: 'field.required', abort: true }),
      z.minLength(passwordLength, `field.too_short {"limit":${passwordLength}}`),
    ),
})

export type Login = z.infer<typeof loginSchema> & Schemas['Credentials']
