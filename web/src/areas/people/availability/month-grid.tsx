import { memo } from 'react'
import { weeksOf } from '@/lib/day-math'
import type { DayState } from './api'
import type { DayRange } from './use-day-picking'

type MonthTexts = {
  title: string
  // Short and whole names of the weekdays, in the order of the week.
  weekdays: { short: string; long: string }[]
  firstDay: number
}

type MonthGridProps = {
  month: string
  texts: MonthTexts
  states: ReadonlyMap<string, DayState>
  // What to say of a day to who cannot see its colour.
  sayDay: (day: string) => string
  today: string
  focused: string
  picked: DayRange | null
}

// One month as a table of days. Colours and strokes are those of the calendar around it (data attributes), so that a
// year of days costs no style of their own.
export const MonthGrid = memo(function MonthGrid(props: MonthGridProps) {
  const { month, texts, states, sayDay, today, focused, picked } = props
  return (
    <table>
      <caption>{texts.title}</caption>
      <thead>
        <tr>
          {texts.weekdays.map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, texts.firstDay).map((week, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the weeks of a month never move
          <tr key={index}>
            {week.map((day, column) => {
              if (day === null) {
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is known by where it is
                return <td key={column} />
              }
              const state = states.get(day)
              const inRange = picked !== null && picked.from <= day && day <= picked.to
              return (
                <td key={day}>
                  <button
                    type="button"
                    data-day={day}
                    data-kind={state?.kind}
                    data-part={state && !state.whole ? '' : undefined}
                    data-picked={inRange ? '' : undefined}
                    aria-label={sayDay(day)}
                    aria-pressed={inRange}
                    aria-current={day === today ? 'date' : undefined}
                    tabIndex={day === focused ? 0 : -1}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
})
