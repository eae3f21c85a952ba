import { addDays, monthAfter, weekdayOf } from '@/lib/day-math'

export const agendaViews = ['month', 'week', 'day', 'list'] as const
export type AgendaView = (typeof agendaViews)[number]

export type DayRange = { from: string; to: string }

// The first day of the week in which a day lies.
export function weekStart(day: string, firstWeekday: number): string {
  return addDays(day, -((weekdayOf(day) - firstWeekday + 7) % 7))
}

// The days that a view shows around a day. A month is shown in whole weeks; a list has the month alone.
export function rangeOf(view: AgendaView, day: string, firstWeekday: number): DayRange {
  if (view === 'day') return { from: day, to: day }
  if (view === 'week') {
    const from = weekStart(day, firstWeekday)
    return { from, to: addDays(from, 6) }
  }
  const [first, last] = [monthAfter(day, 0), addDays(monthAfter(day, 1), -1)]
  if (view === 'list') return { from: first, to: last }
  return { from: weekStart(first, firstWeekday), to: addDays(weekStart(last, firstWeekday), 6) }
}

// The same view, so many steps further.
export function stepped(view: AgendaView, day: string, steps: number): string {
  if (view === 'day') return addDays(day, steps)
  return view === 'week' ? addDays(day, 7 * steps) : monthAfter(day, steps)
}

export function daysOf({ from, to }: DayRange): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
