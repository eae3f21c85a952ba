import { create } from 'zustand'
import { ApiError } from './api-error'

// Whether the server can be reached, as far as the browser knows and calls have shown.
export const useLine = create<{ online: boolean }>(() => ({ online: navigator.onLine }))

let question: ReturnType<typeof setTimeout> | undefined

// Told of every call: it was answered, whatever the answer was, or it was not. Without an answer the server is asked
// again and again, by each browser at moments of its own, since many lose the same line at once.
export function noteLine(online: boolean): void {
  if (online !== useLine.getState().online) useLine.setState({ online })
  if (online) stopAsking()
  else question ??= setTimeout(ask, 2_000 + Math.random() * 2_000)
}

// The failure of a call that got no answer.
export function noAnswer(): ApiError {
  noteLine(false)
  return new ApiError(0)
}

function stopAsking(): void {
  clearTimeout(question)
  question = undefined
}

function ask(): void {
  stopAsking()
  fetch('/healthz', { cache: 'no-store' }).then(
    () => noteLine(true),
    () => noteLine(false),
  )
}

window.addEventListener('offline', () => noteLine(false))
window.addEventListener('online', ask)
