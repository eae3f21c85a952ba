import { ApiError } from '@/api/api-error'
import type { Texts } from '@/texts/texts'
import { fetchName } from './api'

export type Refusal = { id: string; name: string; reason: string }

// The server does an act for all or for nobody, and blames each id that stands in the way. Undefined where the
// failure is about something else.
export async function refusalsOf(
  error: unknown,
  ids: readonly string[],
  names: ReadonlyMap<string, string>,
  texts: Texts,
): Promise<Refusal[] | undefined> {
  if (!(error instanceof ApiError)) return undefined
  const blamed = error.fields.filter(({ field }) => ids.includes(field))
  if (blamed.length === 0) return undefined
  return Promise.all(
    blamed.map(async ({ field: id, code, params }) => ({
      id,
      name: names.get(id) ?? (await fetchName(id).catch(() => texts.t('people.bulk.somebody'))),
      reason: texts.code(code, params) ?? texts.t('ui.error.title'),
    })),
  )
}
