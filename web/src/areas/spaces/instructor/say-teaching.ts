import { formatSpan } from '@/lib/dates'
import { formatNumber } from '@/lib/numbers'
import { here } from '@/lib/say-days'
import type { Texts } from '@/texts/texts'
import type { Engagement, EngagementSession } from './api'

// "Sat 21 Nov, 09:00 – 12:00", by the clock of the campus.
export function sayWhen(session: EngagementSession, zone: string, language: string): string {
  return formatSpan(session.starts_at, session.ends_at, zone, language)
}

// When it is for who looks, where his clock shows something else than the campus's.
export function sayOwnTime(session: EngagementSession, zone: string, language: string, own = here()) {
  const there = sayWhen(session, zone, language)
  const said = sayWhen(session, own, language)
  return said === there ? undefined : said
}

// "7.5 h".
export function sayHours(minutes: number, { t, language }: Texts): string {
  return t('space.hours', { hours: formatNumber(minutes / 60, language, minutes % 60 === 0 ? 0 : 1) })
}

export function sayYear(year: number, { t }: Texts): string {
  return t('space.year', { from: year, to: year + 1 })
}

// Who gives it with him, and what they do.
export function sayBeside({ beside }: Engagement, { t }: Texts): string[] {
  return (['teacher', 'translator'] as const).flatMap((half) => {
    const names = beside.filter((other) => other.half === half).map(({ name }) => name)
    return names.length === 0 ? [] : [t(`space.with.${half}`, { names: names.join(', ') })]
  })
}

export const isOnline = (place: string) => place.startsWith('https://')
