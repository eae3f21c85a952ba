import { isLastWeekday, weekdayOf } from '@/lib/day-math'
import { here } from '@/lib/say-days'
import type { ExtraCheck } from '@/ui/form/limits'
import { type Availability, type AvailabilityInput, inputOf, type Occurrence } from './api'
import type { DayRange } from './use-day-picking'

// The fields of an entry as its dialog has them: those of the API, and which kind of end a repetition has.
export type EntryForm = Omit<AvailabilityInput, 'except'> & { ends: 'never' | 'until' | 'count' }

const once = { every: '', interval: 1, weekdays: [], by: '', until: '', count: 0 } as const

// Most entries say when somebody cannot come.
export function newEntry({ from, to }: DayRange): EntryForm {
  return {
    ...{ kind: 'unavailable', reason: '', all_day: true, first_day: from, last_day: to },
    ...{ starts_at: '09:00', ends_at: '17:00', time_zone: here(), ends: 'never' },
    repeat: { ...once, weekdays: [], by: 'day' },
  }
}

export function formOf(entry: Availability): EntryForm {
  const { except: _except, ...fields } = inputOf(entry)
  const times = entry.all_day ? { starts_at: '09:00', ends_at: '17:00', time_zone: here() } : {}
  const ends = entry.repeat.until ? 'until' : entry.repeat.count > 0 ? 'count' : 'never'
  return { ...fields, ...times, ends }
}

// One time of a repeating entry, by itself.
export function formOfTime(entry: Availability, days: { first_day: string; last_day: string }): EntryForm {
  const { first_day, last_day } = days
  return { ...formOf(entry), first_day, last_day, ends: 'never', repeat: { ...once, weekdays: [] } }
}

// A repeating entry from one of its times on: as many times as are left.
export function formOfFollowing(entry: Availability, time: Occurrence): EntryForm {
  const { first_day, last_day, left = 0 } = time
  return { ...formOf(entry), first_day, last_day, repeat: { ...inputOf(entry).repeat, count: left } }
}

// What is sent: what the choices make meaningless is left empty.
export function toInput({ ends, ...form }: EntryForm, except: string[]): AvailabilityInput {
  const { repeat, first_day } = form
  const times = form.all_day ? { starts_at: '', ends_at: '', time_zone: '' } : {}
  if (!repeat.every) return { ...form, ...times, repeat: { ...once, weekdays: [] }, except: [] }
  const own = weekdayOf(first_day)
  const weekdays = repeat.every === 'week' ? [...new Set([...repeat.weekdays, own])].sort() : []
  const by = repeat.by === 'last' && !isLastWeekday(first_day) ? 'weekday' : repeat.by || 'day'
  return {
    ...form,
    ...times,
    except,
    repeat: {
      ...repeat,
      weekdays,
      by: repeat.every === 'month' ? by : '',
      until: ends === 'until' ? repeat.until : '',
      count: ends === 'count' ? repeat.count : 0,
    },
  }
}

const time = /^([01]\d|2[0-3]):[0-5]\d$/

// The server's own rules that the description of the API cannot say, told before anything is sent.
export const checkEntry: ExtraCheck<EntryForm> = (form) => {
  const { first_day, last_day, all_day, starts_at, ends_at, repeat, ends } = form
  const sameDay = first_day === last_day
  const repeats = repeat.every !== ''
  return {
    last_day: last_day < first_day ? 'availability.ends_before' : undefined,
    starts_at: !all_day && !time.test(starts_at) ? 'availability.time' : undefined,
    ends_at: all_day ? undefined : endFault(starts_at, ends_at, sameDay),
    'repeat.until':
      repeats && ends === 'until' && repeat.until < first_day ? 'availability.ends_before' : undefined,
    'repeat.count': repeats && ends === 'count' && repeat.count < 1 ? 'field.required' : undefined,
  }
}

function endFault(starts: string, ends: string, sameDay: boolean): string | undefined {
  if (!time.test(ends)) return 'availability.time'
  return sameDay && ends <= starts ? 'availability.ends_before' : undefined
}
