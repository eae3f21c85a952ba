import { formatDate } from '@/lib/dates'
import { sayFullDay, sayTime } from '@/lib/say-days'
import type { Texts } from '@/texts/texts'
import type { Mark, SheetStudent } from './sheet-marks'
import { valueLook } from './value-look'

type When = { day: string; start: number; finish: number }

const two = (value: number) => String(value).padStart(2, '0')

const sayClock = (minutes: number, language: string) =>
  sayTime(`${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`, language)

// "09:00 – 12:30", by the host's clock.
export const sayHours = ({ start, finish }: When, language: string) =>
  `${sayClock(start, language)} – ${sayClock(finish, language)}`

// "Saturday 14 November 2026, 09:00 – 12:30".
export const sayWhen = (when: When, language: string) =>
  `${sayFullDay(when.day, language)}, ${sayHours(when, language)}`

// "Sat 14 Nov", for columns.
export const sayShortDay = (day: string, language: string) =>
  formatDate(day, language, { weekday: 'short', day: 'numeric', month: 'short' })

export const sayStart = ({ start }: When, language: string) => sayClock(start, language)

export const nameOf = ({ first_name, last_name }: Pick<SheetStudent, 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`.trim()

// A mark in words: "Late, 10 min", "Absent, family"; "Not yet" for none.
export function sayMark({ value, minutes, reason }: Mark, { t }: Pick<Texts, 't'>): string {
  if (value === '') return t('attendance.value.none')
  return [t(valueLook[value].text), minutes > 0 && t('attendance.minutes_count', { count: minutes }), reason]
    .filter(Boolean)
    .join(', ')
}
