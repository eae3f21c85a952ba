import { ApiError } from '@/api/api-error'
import type { Texts } from '@/texts/texts'

/** Why a code did not do what it should, in words. */
export function sayFailure(error: unknown, { t, code }: Texts): string {
  if (!(error instanceof ApiError)) return t('ui.error.title')
  const field = error.fields[0]
  return code(field?.code ?? error.code, field?.params) ?? t('ui.error.title')
}
