import { createPlanningRequestLimits } from '@/api/limits/create-planning-request'
import { isDay } from '@/lib/calendar-days'
import { addDays, daysBetween, todayHere } from '@/lib/day-math'
import type { ExtraCheck } from '@/ui/form/limits'
import type { NewPlanning, Planning } from './api'
import { nextSaturday } from './series-dates'

// As in NewPlanning; what is left empty, the server proposes.
export type PlanningForm = Omit<NewPlanning, 'number' | 'week'> & {
  number: number | null
  week: number | null
}

// An empty number or week is the server's to say; none is zero.
export const planningLimits = {
  ...createPlanningRequestLimits,
  first_day: { ...createPlanningRequestLimits.first_day, minLength: 1 },
  last_day: { ...createPlanningRequestLimits.last_day, minLength: 1 },
  number: { ...createPlanningRequestLimits.number, minimum: 1, nullable: true },
  week: { ...createPlanningRequestLimits.week, minimum: 1, nullable: true },
} as const

// A new planning as most are: the next week-end.
export function newPlanning(today = todayHere()): PlanningForm {
  const first_day = nextSaturday(today)
  return {
    ...{ number: null, week: null, first_day, last_day: addDays(first_day, 1) },
    ...{ abbreviation: '', description: '', campus_ids: [], class_ids: [] },
  }
}

// What people fill in and may change, out of the whole record.
export function fieldsOf(planning: Planning): PlanningForm {
  const { number, week, first_day, last_day, abbreviation, description, campuses, classes } = planning
  return {
    ...{ number, week, first_day, last_day, abbreviation, description },
    campus_ids: campuses.map(({ id }) => id),
    class_ids: classes.map(({ id }) => id),
  }
}

// Another one like it, as long, on the next week-end.
export function copyOf(planning: Planning, today = todayHere()): PlanningForm {
  const { first_day, last_day, ...fields } = fieldsOf(planning)
  const next = newPlanning(today)
  const until = addDays(next.first_day, daysBetween(first_day, last_day))
  return { ...fields, number: null, week: null, first_day: next.first_day, last_day: until }
}

export function asSent({ number, week, ...fields }: PlanningForm): NewPlanning {
  return { ...fields, number: number ?? 0, week: week ?? 0 }
}

const mostDays = 31

// The server's own rules that the description of the API cannot say, told before anything is sent.
export const checkPlanning: ExtraCheck<PlanningForm> = ({ first_day, last_day, campus_ids, class_ids }) => ({
  last_day: wrongEnd(first_day, last_day),
  campus_ids: campus_ids.length + class_ids.length === 0 ? 'planning.nobody' : undefined,
})

function wrongEnd(first: string, last: string): string | undefined {
  if (!isDay(first) || !isDay(last)) return undefined
  if (last < first) return 'planning.ends_before'
  return daysBetween(first, last) >= mostDays ? `planning.too_long {"limit":${mostDays}}` : undefined
}
