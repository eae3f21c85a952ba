import { ApiError } from '@/api/api-error'
import type { Texts } from '@/texts/texts'

// The sentence for a failed call in the person's language; undefined where only "an error" can be said.
export function errorText(error: unknown, texts: Texts): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  return error.sentences.form ?? texts.code(error.code, error.params)
}
