import { formatDate } from '@/lib/dates'
import { sayTime } from '@/lib/say-days'
import type { BoardClass } from './api'

const two = (value: number) => String(value).padStart(2, '0')

// Minutes from midnight as inputs write them: "09:30".
export function timeOf(minutes: number): string {
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`
}

// Undefined where it is no time.
export function minutesOf(time: string): number | undefined {
  const found = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time)
  return found ? Number(found[1]) * 60 + Number(found[2]) : undefined
}

// "09:00 – 12:30" in the way of the language.
export function sayHours({ start, finish }: { start: number; finish: number }, language: string): string {
  return `${sayTime(timeOf(start), language)} – ${sayTime(timeOf(finish), language)}`
}

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
