import { dateFormat } from './intl'

// A time of a day on the clock of one place, as clocks elsewhere show it.

export type ClockTime = { day: string; minute: number }

const figures = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
} as const

function read(moment: number, zone: string): ClockTime {
  const parts = Object.fromEntries(
    dateFormat('en-GB', { ...figures, hourCycle: 'h23', timeZone: zone })
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  const day = `${parts.year}-${parts.month}-${parts.day}`
  return { day, minute: Number(parts.hour) * 60 + Number(parts.minute) }
}

const asIfUtc = ({ day, minute }: ClockTime) => Date.parse(`${day}T00:00:00Z`) + minute * 60_000

// Twice, since the first guess may lie on the other side of the night in which the clocks change.
function momentOf(at: ClockTime, zone: string): number {
  const wanted = asIfUtc(at)
  const first = wanted - (asIfUtc(read(wanted, zone)) - wanted)
  return first + wanted - asIfUtc(read(first, zone))
}

export function onOtherClock(at: ClockTime, from: string, to: string): ClockTime {
  return from === to ? at : read(momentOf(at, from), to)
}
