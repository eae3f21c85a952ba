import { isFinal } from '@/api/is-final'

/** An answer that would be the same however often one asks. */
export class Refused extends Error {}

// In milliseconds: about a minute, in which a train leaves its tunnel.
const pauses = [500, 1_000, 2_000, 5_000, 10_000, 20_000, 20_000]

/** Asks again and again, with longer and longer pauses: one piece that a line swallowed must not end a whole book. */
export async function patiently<T>(
  ask: () => Promise<T>,
  signal: AbortSignal,
  waits: readonly number[] = pauses,
): Promise<T> {
  for (const wait of waits) {
    try {
      return await ask()
    } catch (error) {
      if (signal.aborted || error instanceof Refused || isFinal(error)) throw error
    }
    await pause(wait, signal)
  }
  return ask()
}

function pause(wait: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, wait)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      done()
    })
  })
}
