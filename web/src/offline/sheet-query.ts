import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError } from '@/api/api-error'
import { dropLost } from './drop-lost'
import { isGone } from './is-gone'
import { findCopy, keepCopy } from './kept-sheets'
import type { Copy, SheetEntry, SheetId, SheetKind, SheetVerdict } from './sheet-kind'

// What another enters stands here within five seconds, the answer's way included.
const everyMs = 4000
const patienceMs = 3000

type Named = { name: string }

export function sheetKey({ name }: Named, { agendaCourseId, classId }: SheetId) {
  return ['sheet', name, agendaCourseId, classId] as const
}

/**
 * Follows a sheet that others work on too: asks every few seconds what has changed. Without a line what is known stays,
 * or the copy that is kept in the browser; a weak line keeps nobody waiting who has one.
 */
export function sheetQuery<Sheet, Entry extends SheetEntry, Verdict extends SheetVerdict>(
  kind: SheetKind<Sheet, Entry, Verdict>,
  id: SheetId,
  answers: () => number,
) {
  const queryKey = sheetKey(kind, id)
  return queryOptions({
    queryKey,
    queryFn: async ({ client }): Promise<Copy<Sheet>> => {
      const inCache = () => client.getQueryData<Copy<Sheet>>(queryKey)
      const copy = inCache() ? undefined : await findCopy<Sheet>(kind.name, id)
      const known = () => inCache() ?? copy
      const reading = readSheet(kind, id, known, answers).catch((error: unknown) => {
        if (isGone(error)) void dropLost(kind.name, id)
        return withoutLine(error, known())
      })
      return copy ? Promise.race([reading, afterPatience({ ...copy, kept: true })]) : reading
    },
    staleTime: 0,
    refetchInterval: everyMs,
  })
}

// An answer that was on its way while the server judged entries of ours does not know of them, and is asked for anew: no
// value goes back for a moment.
async function readSheet<Sheet, Entry extends SheetEntry, Verdict extends SheetVerdict>(
  kind: SheetKind<Sheet, Entry, Verdict>,
  id: SheetId,
  known: () => Copy<Sheet> | undefined,
  answers: () => number,
): Promise<Copy<Sheet>> {
  for (;;) {
    const before = answers()
    const answer = await kind.read(id, known()?.mark)
    if (answers() !== before) continue
    // Where nothing is new, what is known may still have changed, by our own entries.
    const data = answer.data ?? known()?.data
    if (data === undefined) throw new Error('nothing is known, and nothing was told')
    const told = { mark: answer.mark, data, at: Date.now() }
    if (answer.data !== undefined) void keepCopy(kind.name, id, told)
    return told
  }
}

function afterPatience<T>(value: T): Promise<T> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(value), patienceMs)
  })
}

function withoutLine<Sheet>(error: unknown, known: Copy<Sheet> | undefined): Copy<Sheet> {
  if (known && error instanceof ApiError && error.status === 0) return { ...known, kept: true }
  throw error
}

// Writes what the server has in the cells that it judged under the old mark: the next answer brings all that came of it.
export function takeVerdicts<Sheet, Entry extends SheetEntry, Verdict extends SheetVerdict>(
  cache: QueryClient,
  kind: SheetKind<Sheet, Entry, Verdict>,
  id: SheetId,
  verdicts: readonly Verdict[],
): void {
  const now = cache.setQueryData<Copy<Sheet>>(
    sheetKey(kind, id),
    (known) => known && { ...known, data: verdicts.reduce(kind.applyVerdict, known.data) },
  )
  if (now) void keepCopy(kind.name, id, now)
}
