import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError } from '@/api/api-error'
import type { Known } from '@/api/since'
import type { SheetEntry, SheetId, SheetKind, SheetVerdict } from './sheet-kind'

// A sheet as the server last told it, and when that was.
export type Copy<Sheet> = Known<Sheet> & { at: number }

const everyMs = 5000

type Named = { name: string }

export function sheetKey({ name }: Named, { agendaCourseId, classId }: SheetId) {
  return ['sheet', name, agendaCourseId, classId] as const
}

/**
 * Follows a sheet that others work on too: asks every few seconds what has changed. An answer that was on its way while
 * the server judged entries of ours does not know of them, and is asked for anew: no value goes back for a moment.
 * Without a line what is known stays.
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
      const known = () => client.getQueryData<Copy<Sheet>>(queryKey)
      for (;;) {
        const before = answers()
        const answer = await kind
          .read(id, known()?.mark)
          .catch((error: unknown) => withoutLine(error, known()))
        if (answers() !== before) continue
        // What is known may have changed by our own entries while nothing was new.
        const data = answer.data ?? known()?.data
        if (data === undefined) throw new Error('nothing is known, and nothing was told')
        return { mark: answer.mark, data, at: 'at' in answer ? answer.at : Date.now() }
      }
    },
    staleTime: 0,
    refetchInterval: everyMs,
  })
}

function withoutLine<Sheet>(error: unknown, known: Copy<Sheet> | undefined): Copy<Sheet> {
  if (known && error instanceof ApiError && error.status === 0) return known
  throw error
}

// Writes what the server has in the cells that it judged under the old mark: the next answer brings all that came of it.
export function takeVerdicts<Sheet, Entry extends SheetEntry, Verdict extends SheetVerdict>(
  cache: QueryClient,
  kind: SheetKind<Sheet, Entry, Verdict>,
  id: SheetId,
  verdicts: readonly Verdict[],
): void {
  cache.setQueryData<Copy<Sheet>>(
    sheetKey(kind, id),
    (known) => known && { ...known, data: verdicts.reduce(kind.applyVerdict, known.data) },
  )
}
