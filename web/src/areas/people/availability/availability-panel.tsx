import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { Schemas } from '@/api/client'
import { addDays, daysBetween, monthAfter, todayHere } from '@/lib/day-math'
import { useText } from '@/texts/use-text'
import { QueryView } from '@/ui/states/query-view'
import { availabilityQuery } from './api'
import { AvailabilityCalendar } from './availability-calendar'
import { CalendarBar } from './calendar-bar'
import type { EntryTime } from './day-dialog'
import { EntryList } from './entry-list'
import { KindChip } from './kind-chip'
import { kinds } from './kinds'
import { OpenDialog, type Opened } from './open-dialog'
import type { DayRange } from './use-day-picking'
import { useEntryActions } from './use-entry-actions'

// When somebody can come: a year of days (on a phone a month), the entries in words, and the dialogs that change them.
export function AvailabilityPanel({ personId }: { personId: string }) {
  const phone = useMediaQuery('(max-width: 599px)', { noSsr: true })
  const months = phone ? 1 : 12
  const [today] = useState(() => todayHere())
  const [month, setMonth] = useState(() => monthAfter(today, 0))
  const [focused, setFocused] = useState(today)
  const [opened, setOpened] = useState<Opened | null>(null)
  const actions = useEntryActions(personId)
  const query = useQuery(availabilityQuery(personId, month, addDays(monthAfter(month, months), -1)))
  // Its button comes with the calendar, which is drawn bit by bit: nothing is pushed down meanwhile.
  const mayEdit = useDeferredValue(query.data?.may_edit ?? false)
  // The days that can be reached with the keys are those that are shown.
  const show = (first: string, day = first) => {
    setMonth(first)
    setFocused(day)
  }
  const focus = (day: string) => {
    const end = monthAfter(month, months)
    if (day < month) show(monthAfter(day, 1 - months), day)
    else if (day >= end) show(monthAfter(day, 0), day)
    else setFocused(day)
  }
  const pick = (range: DayRange) => {
    setFocused(range.to)
    const single = daysBetween(range.from, range.to) === 0
    if (single && timesOn(query.data, range.from).length > 0) setOpened({ what: 'day', day: range.from })
    else if (mayEdit) setOpened({ what: 'new', range })
  }
  return (
    <>
      <CalendarBar
        month={month}
        months={months}
        onMonth={(first) => show(first)}
        onToday={() => show(monthAfter(today, 0), today)}
        onAdd={mayEdit ? () => setOpened({ what: 'new', range: { from: focused, to: focused } }) : undefined}
      />
      <QueryView query={query} loading={<Skeleton variant="rounded" sx={{ height: { xs: 360, sm: 760 } }} />}>
        {({ items, days }) => (
          <Box>
            <AvailabilityCalendar
              month={month}
              months={months}
              days={days}
              today={today}
              focused={focused}
              onFocus={focus}
              onPick={pick}
            />
            <CalendarLegend mayEdit={mayEdit} />
            <EntryList
              entries={items}
              onEdit={mayEdit ? (entry) => setOpened({ what: 'entry', entry }) : undefined}
            />
          </Box>
        )}
      </QueryView>
      {opened && (
        <OpenDialog
          opened={opened}
          timesOn={(day) => timesOn(query.data, day)}
          mayEdit={mayEdit}
          actions={actions}
          onOpen={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

// What falls on a day, each time with the entry it comes from.
function timesOn(shown: Schemas['AvailabilityWindow'] | undefined, day: string): EntryTime[] {
  return (shown?.occurrences ?? [])
    .filter((time) => time.first_day <= day && day <= time.last_day)
    .flatMap((time) => {
      const entry = shown?.items.find(({ id }) => id === time.availability_id)
      return entry ? [{ entry, time }] : []
    })
}

// What the colours mean, and how days are picked.
function CalendarLegend({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useText()
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        mt: 2.5,
        color: 'text.secondary',
      }}
    >
      {kinds.map((kind) => (
        <KindChip key={kind} kind={kind} />
      ))}
      {mayEdit && (
        <Box component="span" sx={{ fontSize: '0.8125rem' }}>
          {t('availability.calendar.help')}
        </Box>
      )}
    </Box>
  )
}
