import type { SheetId } from '@/offline/sheet-kind'

// Which till this device is, and the last number that it gave, whoever was signed in: the paper is in somebody's hand.
// It belongs to the device, as the drawer with the money does, and holds nothing of a person.

export type ThisTill = { id: string; year: number; last: number }

const place = (campus: string) => `till ${campus}`

export function readTill(campus: string): ThisTill | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(campus)) ?? 'null')
    return isTill(kept) ? kept : null
  } catch {
    return null // somebody's hand was in it: the device is registered anew
  }
}

// What it needs without a line, under the name by which that is kept.
export function tillSheet(campus: string): SheetId | undefined {
  const till = readTill(campus)
  return till ? { agendaCourseId: till.id, classId: campus } : undefined
}

export function keepTill(campus: string, till: ThisTill | null): void {
  if (till) localStorage.setItem(place(campus), JSON.stringify(till))
  else localStorage.removeItem(place(campus))
}

// The next number of the till in a year: after what the server knows of, and after what was given here.
export function nextNumber(kept: ThisTill, known: { year: number; last: number }, year: number): number {
  const after = (one: { year: number; last: number }) => (one.year === year ? one.last : 0)
  return Math.max(after(kept), after(known)) + 1
}

function isTill(kept: unknown): kept is ThisTill {
  const { id, year, last } = (kept ?? {}) as Partial<ThisTill>
  return typeof id === 'string' && Number.isInteger(year) && Number.isInteger(last)
}
