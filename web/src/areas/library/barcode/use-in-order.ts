import { useRef } from 'react'

/**
 * Runs one thing after the other, in the order in which they were asked for: what is scanned while an answer is awaited
 * finds the world as that answer leaves it.
 */
export function useInOrder() {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return <T>(run: () => Promise<T>): Promise<T> => {
    const next = last.current.then(run, run)
    last.current = next
    return next
  }
}
