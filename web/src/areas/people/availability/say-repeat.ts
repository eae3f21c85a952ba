import { sayDay } from '@/lib/calendar-days'
import { nthWeekday, weekdayOf } from '@/lib/day-math'
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

function sayRepeat({ first_day, repeat }: Said, { t, language }: Texts): string {
  const names = weekdayNames(language, 'long')
  const weekday = names[weekdayOf(first_day)]
  const count = repeat.interval
  if (repeat.every === 'week') {
    const days = repeat.weekdays.length > 0 ? repeat.weekdays : [weekdayOf(first_day)]
    const list = days.map((day) => names[day] ?? '')
    return t('availability.repeat.said_week', { count, days: sayList(list, language) })
  }
  if (repeat.every === 'year') {
    return t('availability.repeat.said_year', { count, day: sayYearly(first_day, language) })
  }
  const by = {
    day: t('availability.repeat.by_day', { day: Number(first_day.slice(8)) }),
    weekday: t('availability.repeat.by_weekday', { weekday, number: nthWeekday(first_day) }),
    last: t('availability.repeat.by_last', { weekday }),
  }
  return t('availability.repeat.said_month', { count, by: by[repeat.by || 'day'] })
}

function sayEnd({ first_day, repeat }: Said, { t, language }: Texts): string {
  if (repeat.until) return t('availability.repeat.said_until', { day: sayDay(repeat.until, language) })
  if (repeat.count > 0) return t('availability.repeat.said_count', { count: repeat.count })
  return t('availability.repeat.said_from', { day: sayDay(first_day, language) })
}
