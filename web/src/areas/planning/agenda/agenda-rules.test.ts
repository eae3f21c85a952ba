import { expect, test } from 'vitest'
import { parseListParams } from '@/ui/table/list-params'
import { sessionOf } from '../test/planning-samples'
import { agendaQuery, agendaSpec, isFiltered, shownDay, shownView, withoutFilters } from './agenda-list'
import { daysOf, rangeOf, stepped, weekStart } from './agenda-range'
import { hoursShown, lanesOf } from './lanes'
import { codesOf, minutesOf, sayHere, sayHours } from './say-session'

const read = (search: string) => parseListParams(new URLSearchParams(search), agendaSpec)
const [sunday, monday] = [0, 1]

test('a month is shown in whole weeks, of Mondays or of Sundays; a list has the month alone', () => {
  expect(rangeOf('month', '2027-01-09', monday)).toEqual({ from: '2026-12-28', to: '2027-01-31' })
  expect(rangeOf('month', '2027-01-09', sunday)).toEqual({ from: '2026-12-27', to: '2027-02-06' })
  expect(rangeOf('list', '2027-02-28', monday)).toEqual({ from: '2027-02-01', to: '2027-02-28' })
  for (const first of [sunday, monday]) {
    expect(daysOf(rangeOf('month', '2028-02-29', first)).length % 7).toBe(0)
  }
})

test('a week begins on its own first day, over the change of the clocks and of the year', () => {
  expect(weekStart('2027-03-28', monday)).toBe('2027-03-22')
  expect(weekStart('2027-03-28', sunday)).toBe('2027-03-28')
  expect(rangeOf('week', '2027-01-01', monday)).toEqual({ from: '2026-12-28', to: '2027-01-03' })
  expect(rangeOf('day', '2027-01-01', monday)).toEqual({ from: '2027-01-01', to: '2027-01-01' })
})

test('a step goes on by a day, a week or a month, which is never skipped at the end of a long one', () => {
  expect(stepped('day', '2026-12-31', 1)).toBe('2027-01-01')
  expect(stepped('week', '2027-01-01', -1)).toBe('2026-12-25')
  expect(stepped('month', '2027-01-31', 1)).toBe('2027-02-01')
  expect(stepped('list', '2027-01-31', -1)).toBe('2026-12-01')
})

test('an address makes sense whatever stands in it', () => {
  expect(shownView(read('view=year'), false)).toBe('month')
  expect(shownView(read(''), true)).toBe('list')
  expect(shownView(read('view=week'), true)).toBe('week')
  expect(shownDay(read('day=2027-02-30'), '2027-01-09')).toBe('2027-01-09')
  const params = read('view=day&day=2027-01-09&campus=c&class=k&course=x&person=t&session=s')
  expect(agendaQuery(params, { from: '2027-01-09', to: '2027-01-09' })).toEqual({
    ...{ from: '2027-01-09', to: '2027-01-09', campus: 'c', class: 'k', course: 'x', person: 't' },
  })
  expect(isFiltered(params)).toBe(true)
  expect(withoutFilters(params)).toEqual({ filters: { view: 'day', day: '2027-01-09' } })
  expect(isFiltered(read('view=day&session=s'))).toBe(false)
})

test('what overlaps stands side by side, what only touches stands below', () => {
  const at = (id: string, start: number, finish: number) => sessionOf({ id, start, finish })
  const { placed, lanes } = lanesOf([at('c', 660, 720), at('a', 540, 660), at('b', 600, 700)])
  expect(placed.map(({ session, lane }) => [session.id, lane])).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 0],
  ])
  expect(lanes).toBe(2)
  expect(lanesOf([])).toEqual({ placed: [], lanes: 1 })
})

test('the hours of a page are whole, the usual ones at least, until midnight at most', () => {
  expect(hoursShown([])).toEqual({ start: 540, finish: 1020 })
  expect(hoursShown([sessionOf({ start: 515, finish: 1110 })])).toEqual({ start: 480, finish: 1140 })
  expect(hoursShown([sessionOf({ start: 1200, finish: 1440 })])).toEqual({ start: 540, finish: 1440 })
})

test('hours are those of the campus; who has another clock is told his own', () => {
  const session = sessionOf()
  expect(sayHours(session, 'en')).toBe('09:00 – 12:00')
  expect(sayHere(session, 'en', 'UTC')).toBeUndefined()
  expect(sayHere(session, 'en', 'Atlantic/Reykjavik')).toBeUndefined()
  expect(sayHere(session, 'en', 'Europe/Paris')).toMatch(/10:00.*13:00/)
})

test('a time is read as it is typed, or not at all', () => {
  expect([minutesOf('00:00'), minutesOf('23:59'), minutesOf('24:00'), minutesOf('')]).toEqual([
    0,
    1439,
    undefined,
    undefined,
  ])
})

test('a code that classes of several campuses have is said once', () => {
  const classes = ['A1', 'B1', 'A1', 'A1'].map((code, at) => ({
    id: String(at),
    code,
    campus_id: String(at),
  }))
  expect(codesOf({ classes })).toBe('A1 ×3, B1')
})
