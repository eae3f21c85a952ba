import { sayFullDay, sayTime } from '@/lib/say-days'

const two = (n: number) => String(n).padStart(2, '0')

const timeOf = (minutes: number, language: string) =>
  sayTime(`${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`, language)

type When = { day: string; start: number; finish: number }

// "samedi 17 janvier 2026, 09:00 – 12:00", by the host's clock.
export function sayWhen({ day, start, finish }: When, language: string): string {
  return `${sayFullDay(day, language)}, ${sayHours({ start, finish }, language)}`
}

export function sayHours({ start, finish }: Omit<When, 'day'>, language: string): string {
  return `${timeOf(start, language)} – ${timeOf(finish, language)}`
}

type Class = { code: string; campus_name: string }
type Taught = { classes: readonly Class[]; teachers: readonly { name: string }[] }

// By their codes; with their campuses where classes of several sit together, since those may have one code.
export function sayClasses(classes: readonly Class[]): string {
  const joint = new Set(classes.map(({ campus_name }) => campus_name)).size > 1
  return classes.map(({ code, campus_name }) => (joint ? `${code} (${campus_name})` : code)).join(', ')
}

// Who sat in it, and who taught it.
export function sayWho({ classes, teachers }: Taught): string {
  return [sayClasses(classes), teachers.map(({ name }) => name).join(', ')].filter(Boolean).join(' · ')
}
