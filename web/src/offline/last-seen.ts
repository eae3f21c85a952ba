import { ApiError } from '@/api/api-error'
import { dropLost } from './drop-lost'
import { isGone } from './is-gone'
import { dropCopy, findCopy, keepCopy } from './kept-sheets'
import { prepareOffline } from './prepare-offline'
import type { Seen } from './seen'

/** How a page is read that is kept for the time without a line: `lastSeen`, or `seenAnew` when it is taken along. */
export type See = <T>(name: string, read: () => Promise<T>) => Promise<Seen<T>>

const kind = 'seen'
const placeOf = (name: string) => ({ agendaCourseId: name, classId: 'own' })
const patienceMs = 3000
const askAgainMs = 10_000

/**
 * Reads what is shown without a line as it was last seen. Each answer is kept, sealed, and so is the program: the page
 * opens without a line from then on. A weak line keeps nobody waiting who has seen it before.
 */
export async function lastSeen<T>(name: string, read: () => Promise<T>): Promise<Seen<T>> {
  const id = placeOf(name)
  const find = async () => {
    const copy = await findCopy<T>(kind, id)
    return copy && { data: copy.data, at: copy.at, kept: true }
  }
  const reading = read().then(
    (data) => {
      const at = Date.now()
      void keepCopy(kind, id, { mark: '', data, at }).then(prepareOffline)
      return { data, at }
    },
    async (error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      // Who may no longer read it keeps no copy of it.
      if (isGone(error)) void dropLost(kind, id)
      const copy = error.status === 0 ? await find() : undefined
      if (!copy) throw error
      return copy
    },
  )
  const patience = new Promise<void>((resolve) => {
    setTimeout(resolve, patienceMs)
  })
  return Promise.race([reading, patience.then(async () => (await find()) ?? reading)])
}

/** Reads it to take it along: however slow the line is, what counts is what the server says now, once it is kept. */
export async function seenAnew<T>(name: string, read: () => Promise<T>): Promise<Seen<T>> {
  const id = placeOf(name)
  try {
    const [data, at] = [await read(), Date.now()]
    return { data, at, unkept: !(await keepCopy(kind, id, { mark: '', data, at })) }
  } catch (error) {
    if (isGone(error)) await dropCopy(kind, id)
    throw error
  }
}

// What is shown from another time is asked for anew until it comes.
export const untilTold = {
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data: Seen<unknown> | undefined } }) =>
    state.data?.kept ? askAgainMs : (false as const),
}
