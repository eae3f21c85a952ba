import type { ExtraCheck } from '@/ui/form/limits'
import type { Slot, SlotFields } from './api'
import { finishOf, minutesOf, overlaps, timeOf } from './slot-time'

// A slot as its dialog has it: times as people write them, and for a new one the weeks it is for.
export type SlotForm = { weeks: number[]; weekday: string; start: string; finish: string }

export const weekNumbers = [1, 2, 3, 4, 5, 6, 7, 8] as const

// Most teaching is on Saturdays, in the morning.
export function newSlot(weeks: number[], weekday = 6): SlotForm {
  return { weeks, weekday: String(weekday), start: '09:00', finish: '12:00' }
}

export function formOf({ week, weekday, start, finish }: Slot): SlotForm {
  return { weeks: [week], weekday: String(weekday), start: timeOf(start), finish: timeOf(finish) }
}

// One slot for each week; none where a time is not one.
export function slotsOf({ weeks, weekday, start, finish }: SlotForm): SlotFields[] {
  const from = minutesOf(start)
  const to = finishOf(finish)
  if (from === undefined || to === undefined) return []
  return weeks.map((week) => ({ week, weekday: Number(weekday), start: from, finish: to }))
}

// The server's own rules, told before anything is sent: on the field where the mistake is.
export function checkSlot(others: readonly Slot[]): ExtraCheck<SlotForm> {
  return (form) => {
    const from = minutesOf(form.start)
    const to = finishOf(form.finish)
    const backwards = from !== undefined && to !== undefined && to <= from
    const taken = slotsOf(form).some((slot) => others.some((other) => overlaps(slot, other)))
    return {
      weeks: form.weeks.length === 0 ? 'field.required' : undefined,
      start: from === undefined ? 'field.required' : taken && !backwards ? 'timetable.overlaps' : undefined,
      finish: to === undefined ? 'field.required' : backwards ? 'timetable.finish_before_start' : undefined,
    }
  }
}
