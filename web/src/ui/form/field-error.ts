import type { FieldError } from 'react-hook-form'
import type { Texts } from '@/texts/texts'

// A form keeps an error as its code, with the parameters behind it, and never as a sentence: so that it follows
// a change of language. Only what the server sends as a ready sentence is kept as such.

export function codeError(code: string, params?: Record<string, unknown>): FieldError {
  return { type: 'code', message: params ? `${code} ${JSON.stringify(params)}` : code }
}

export function sentenceError(sentence: string): FieldError {
  return { type: 'sentence', message: sentence }
}

export function fieldErrorText(error: FieldError | undefined, texts: Texts): string | undefined {
  if (!error) return undefined
  const message = error.message ?? ''
  if (error.type === 'sentence') return message
  const gap = message.indexOf(' ')
  const code = gap < 0 ? message : message.slice(0, gap)
  const params = gap < 0 ? {} : (JSON.parse(message.slice(gap)) as Record<string, unknown>)
  return texts.code(code, params) ?? texts.t('field.invalid')
}
