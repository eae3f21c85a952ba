import { z } from '@/lib/zod'

const passwordLength = 4

// The rules of the specification for signing in; messages are keys of the texts. The code is the second factor's,
// for who has one.
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
  code: z.string().check(z.trim()),
})

export type Login = z.infer<typeof loginSchema>
