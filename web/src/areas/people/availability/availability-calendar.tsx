import Box from '@mui/material/Box'
import { useEffect, useMemo, useRef } from 'react'
import { firstWeekday, monthAfter } from '@/lib/day-math'
import { sayFullDay, sayMonth, weekdayNames } from '@/lib/say-days'
import { useText } from '@/texts/use-text'
import type { DayState } from './api'
import { calendarLook } from './calendar-look'
import { MonthGrid } from './month-grid'
import { type DayRange, useDayPicking } from './use-day-picking'

type AvailabilityCalendarProps = {
  // The first day of the first month, and how many months.
  month: string
  months: number
  days: readonly DayState[]
  today: string
  focused: string
  onFocus: (day: string) => void
  onPick: (range: DayRange) => void
}

// A year (on a phone: a month) of days, with what counts on each. Our own rather than FullCalendar: a planner of whole
// days needs none of its 86 KiB, and a year at a glance is what people plan by.
export function AvailabilityCalendar(props: AvailabilityCalendarProps) {
  const { month, months, days, today, focused, onFocus, onPick } = props
  const { t, language } = useText()
  const root = useRef<HTMLDivElement>(null)
  // Only keys move the focus; a page that has just come must not take it.
  const follow = useRef(false)
  const { picked, handlers } = useDayPicking({
    focused,
    onFocus: (day) => {
      follow.current = true
      onFocus(day)
    },
    onPick,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new month brings new days to find the focused one in
  useEffect(() => {
    if (!follow.current) return
    follow.current = false
    root.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
  }, [focused, month])
  const states = useMemo(() => new Map(days.map((state) => [state.day, state])), [days])
  const names = useMemo(() => monthNames(language), [language])
  const sayDay = (day: string) => {
    const state = states.get(day)
    const said = state && t(`availability.kind.${state.kind}`)
    const part = state && !state.whole ? t('availability.calendar.part') : ''
    return [sayFullDay(day, language), said, part].filter(Boolean).join(', ')
  }
  const large = months === 1
  return (
    <Box
      ref={root}
      {...handlers}
      sx={(theme) => ({
        display: 'grid',
        alignItems: 'start',
        columnGap: 3,
        rowGap: 2.5,
        gridTemplateColumns: large ? '1fr' : 'repeat(auto-fill, minmax(232px, 1fr))',
        ...calendarLook(theme, large),
      })}
    >
      {Array.from({ length: months }, (_, index) => {
        const first = monthAfter(month, index)
        return (
          <MonthGrid
            key={first}
            month={first}
            texts={{ ...names, title: sayMonth(first, language) }}
            states={states}
            sayDay={sayDay}
            today={today}
            focused={focused}
            picked={picked}
          />
        )
      })}
    </Box>
  )
}

function monthNames(language: string) {
  const firstDay = firstWeekday(language)
  const short = weekdayNames(language, 'narrow')
  const long = weekdayNames(language, 'long')
  const order = Array.from({ length: 7 }, (_, index) => (firstDay + index) % 7)
  return { firstDay, weekdays: order.map((day) => ({ short: short[day] ?? '', long: long[day] ?? '' })) }
}
