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

type Taught = { classes: readonly { code: string }[]; teachers: readonly { name: string }[] }

// Who sat in it, and who taught it.
export function sayWho({ classes, teachers }: Taught): string {
  return [classes.map(({ code }) => code).join(', '), teachers.map(({ name }) => name).join(', ')]
    .filter(Boolean)
    .join(' · ')
}
