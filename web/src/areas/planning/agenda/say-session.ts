import { formatSpan } from '@/lib/dates'
import { here, sayTime } from '@/lib/say-days'
import type { Session } from './api'

const two = (value: number) => String(value).padStart(2, '0')

// "09:30" for so many minutes from midnight; who is there until midnight finishes at 00:00.
export function clockOf(minutes: number): string {
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`
}

// Undefined where it is no time.
export function minutesOf(time: string): number | undefined {
  const found = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time)
  return found ? Number(found[1]) * 60 + Number(found[2]) : undefined
}

export function sayHour(minutes: number, language: string): string {
  return sayTime(clockOf(minutes), language)
}

// "09:00 – 12:30", by the host's clock.
export function sayHours({ start, finish }: Pick<Session, 'start' | 'finish'>, language: string): string {
  return `${sayHour(start, language)} – ${sayHour(finish, language)}`
}

// When it is for who looks, where his clock shows something else than the host's.
export function sayHere(session: Session, language: string, zone = here()): string | undefined {
  const { starts_at, ends_at, time_zone } = session
  const own = formatSpan(starts_at, ends_at, zone, language)
  return own === formatSpan(starts_at, ends_at, time_zone, language) ? undefined : own
}

// Classes of several campuses are often called the same: such a code is said once, with how many have it.
export function codesOf({ classes }: Pick<Session, 'classes'>): string {
  const counted = new Map<string, number>()
  for (const { code } of classes) counted.set(code, (counted.get(code) ?? 0) + 1)
  return [...counted].map(([code, times]) => (times > 1 ? `${code} ×${times}` : code)).join(', ')
}

export function namesOf({ people }: Session): string {
  return people.map(({ name }) => name).join(', ')
}

export function isLink(place: string): boolean {
  return place.startsWith('https://')
}
