import { ApiError } from '@/api/api-error'
import { dropCopy, findCopy, keepCopy } from './kept-sheets'
import { prepareOffline } from './prepare-offline'

// What somebody reads, and when it was told; kept where that was another time and nothing has come since.
export type Seen<T> = { data: T; at: number; kept?: boolean }

const kind = 'seen'
const patienceMs = 3000
const askAgainMs = 10_000

/**
 * Reads what is shown without a line as it was last seen. Each answer is kept, sealed, and so is the program: the page
 * opens without a line from then on. A weak line keeps nobody waiting who has seen it before.
 */
export async function lastSeen<T>(name: string, read: () => Promise<T>): Promise<Seen<T>> {
  const id = { agendaCourseId: name, classId: 'own' }
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
      if (error.status === 403 || error.status === 404) void dropCopy(kind, id)
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

// What is shown from another time is asked for anew until it comes.
export const untilTold = {
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data: Seen<unknown> | undefined } }) =>
    state.data?.kept ? askAgainMs : (false as const),
}
