import { here } from './say-days'

// Between a moment of the server's and what a date-and-time input holds, which is the reader's own clock:
// "2026-01-12T09:30".

export function toLocalInput(moment: string | null): string {
  if (!moment) return ''
  const date = new Date(moment)
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}

// What is half typed, or none, is no moment.
export function fromLocalInput(text: string): string | null {
  const date = new Date(text)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

// By which clock that is, as it is read: "America/New York".
export const sayHere = (): string => here().replaceAll('_', ' ')
