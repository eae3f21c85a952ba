import { formatDate } from '@/lib/dates'
import type { BoardClass } from './api'

// "Sat 9 Jan".
export function sayShortDay(day: string, language: string): string {
  return formatDate(day, language, { weekday: 'short', day: 'numeric', month: 'short' })
}

// The code of a class, with its campus where classes of several campuses have the same.
export function sayClass(classes: readonly BoardClass[], id: string): string {
  const found = classes.find((one) => one.id === id)
  if (!found) return '…'
  const alone = classes.every(({ code, id: other }) => code !== found.code || other === id)
  return alone ? found.code : `${found.code} (${found.campus_name})`
}
