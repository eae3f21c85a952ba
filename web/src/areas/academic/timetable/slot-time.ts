import { sayTime } from '@/lib/say-days'
import type { Slot, SlotFields } from './api'

// Minutes from midnight, as slots keep them, and "09:30", as people and inputs write them.

const two = (value: number) => String(value).padStart(2, '0')

const lastMinute = 24 * 60

export function timeOf(minutes: number): string {
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`
}

// Undefined where it is no time.
export function minutesOf(time: string): number | undefined {
  const found = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time)
  return found ? Number(found[1]) * 60 + Number(found[2]) : undefined
}

// Who is there until midnight finishes at the day's end, not at its beginning.
export function finishOf(time: string): number | undefined {
  const minutes = minutesOf(time)
  return minutes === 0 ? lastMinute : minutes
}

// "09:00 – 12:30" in the way of the language.
export function saySlot({ start, finish }: Pick<Slot, 'start' | 'finish'>, language: string): string {
  return `${sayTime(timeOf(start), language)} – ${sayTime(timeOf(finish), language)}`
}

export function overlaps(one: SlotFields, other: SlotFields): boolean {
  const sameDay = one.week === other.week && one.weekday === other.weekday
  return sameDay && one.start < other.finish && other.start < one.finish
}

// In whole and half hours: 2.5.
export function hoursOf(slots: readonly Slot[]): number {
  return slots.reduce((sum, { start, finish }) => sum + finish - start, 0) / 60
}
