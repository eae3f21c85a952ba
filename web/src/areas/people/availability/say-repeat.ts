import { sayDay } from '@/lib/calendar-days'
import { daysBetween, nthWeekday, weekdayOf } from '@/lib/day-math'
import { here, sayDays, sayList, sayTime, sayYearly, weekdayNames } from '@/lib/say-days'
import type { Texts } from '@/texts/texts'
import type { Availability } from './api'

type Said = Pick<
  Availability,
  'first_day' | 'last_day' | 'all_day' | 'starts_at' | 'ends_at' | 'time_zone' | 'repeat'
>

// When an entry is, in words: "every 2 weeks on Saturday, until 31 January 2027 · 09:00 – 12:00".
export function sayWhen(entry: Said, texts: Texts): string {
  const { language } = texts
  const days = entry.repeat.every
    ? [sayRepeat(entry, texts), sayEnd(entry, texts)].filter(Boolean).join(', ')
    : sayDays(entry.first_day, entry.last_day, language)
  if (entry.all_day) return days
  const zone = entry.time_zone === here() ? '' : ` (${entry.time_zone.replaceAll('_', ' ')})`
  return `${days} · ${sayTime(entry.starts_at, language)} – ${sayTime(entry.ends_at, language)}${zone}`
}

function sayRepeat({ first_day, last_day, repeat }: Said, texts: Texts): string {
  const { t, language } = texts
  const names = weekdayNames(language, 'long')
  const weekday = names[weekdayOf(first_day)] ?? ''
  const count = repeat.interval
  const more = daysBetween(first_day, last_day)
  if (repeat.every === 'week') {
    const days = repeat.weekdays.length > 0 ? repeat.weekdays : [weekdayOf(first_day)]
    const list = days.map((day) => {
      const [from = '', to = ''] = [names[day], names[(day + more) % 7]]
      return more > 0 && more < 7 ? t('availability.repeat.span', { from, to }) : from
    })
    return t('availability.repeat.said_week', { count, days: sayList(list, language) })
  }
  if (repeat.every === 'year') {
    return t('availability.repeat.said_year', {
      count,
      day: sayYearly(first_day, last_day, language),
    })
  }
  const lasting = (by: string) => (more > 0 ? t('availability.repeat.lasting', { by, count: more + 1 }) : by)
  const by = {
    day: sayMonthDays(first_day, last_day, texts),
    weekday: lasting(sayNth(first_day, weekday, texts)),
    last: lasting(t('availability.repeat.by_last', { weekday })),
  }
  return t('availability.repeat.said_month', { count, by: by[repeat.by || 'day'] })
}

// "the 15th of the month", or "1 to 21 of the month".
export function sayMonthDays(first: string, last: string, { t }: Texts): string {
  const [from, to] = [Number(first.slice(8)), Number(last.slice(8))]
  return first === last
    ? t('availability.repeat.by_day', { day: from })
    : t('availability.repeat.by_days', { from, to })
}

const nth = ['1', '2', '3', '4', '5'] as const

// "the third Sunday of the month".
export function sayNth(day: string, weekday: string, { t }: Texts): string {
  return t(`availability.repeat.nth.${nth[nthWeekday(day) - 1] ?? '5'}`, { weekday })
}

function sayEnd({ first_day, repeat }: Said, { t, language }: Texts): string {
  if (repeat.until) return t('availability.repeat.said_until', { day: sayDay(repeat.until, language) })
  if (repeat.count > 0) return t('availability.repeat.said_count', { count: repeat.count })
  return t('availability.repeat.said_from', { day: sayDay(first_day, language) })
}
