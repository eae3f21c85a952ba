import type { TextKey } from '@/texts/text-key'
import type { Hour } from './api'

const day = 24 * 60

// The hour after the last one, as long as it, or the first of a morning.
export function nextRow(rows: readonly Hour[], firstDay: string): Hour {
  const last = rows.at(-1)
  if (!last) return { day: firstDay, start: 9 * 60, finish: 10 * 60 + 30 }
  const length = last.finish - last.start
  const start = last.finish + 15
  return start + length > day ? { ...last } : { day: last.day, start, finish: start + length }
}

// What is wrong with rows, as the server would say.
export function checkRows(rows: readonly Hour[]): TextKey | undefined {
  if (rows.some(({ start, finish }) => finish <= start)) return 'timetable.finish_before_start'
  const overlap = rows.some((one, at) =>
    rows
      .slice(0, at)
      .some((other) => other.day === one.day && other.start < one.finish && one.start < other.finish),
  )
  return overlap ? 'timetable.overlaps' : undefined
}
