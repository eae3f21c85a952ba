import { expect, onTestFinished, test } from 'vitest'
import { useSession } from '@/session/session-store'
import { sampleSession } from '@/test/session'
import { parseListParams } from '@/ui/table/list-params'
import { planningOf, runningClass } from '../test/planning-samples'
import { campusChoices, shareOf, withCampus, withClass } from './participants'
import { checkPlanning, copyOf, newPlanning } from './planning-form'
import { planningFilterQuery, planningListSpec, shownView, yearQuery } from './planning-list'
import { schoolYearOf } from './school-year'
import { lastDayOf, nextSaturday, seriesDays, weekOfMonth, yearLater } from './series-dates'

const read = (search: string) => parseListParams(new URLSearchParams(search), planningListSpec)

test('a school year begins on the first of September', () => {
  expect(schoolYearOf('2026-08-31')).toBe(2025)
  expect(schoolYearOf('2026-09-01')).toBe(2026)
  expect(schoolYearOf('2027-01-01')).toBe(2026)
})

test('a school year begins in the month that the network has chosen', () => {
  useSession.setState({ user: sampleSession({ school_month: 1 }).user })
  onTestFinished(() => useSession.setState({ user: null }))
  expect(schoolYearOf('2026-01-01')).toBe(2026)
  expect(schoolYearOf('2026-12-31')).toBe(2026)
})

test('an address without a year is that of the school year we are in; all years only for a list', () => {
  expect(planningFilterQuery(read(''), '2027-02-01')).toEqual({ sort: 'date', year: 2026 })
  expect(planningFilterQuery(read('year=all'), '2027-02-01')).toEqual({ sort: 'date' })
  expect(yearQuery(read('year=all'), '2027-02-01')).toEqual({ year: 2026 })
  expect(
    planningFilterQuery(
      read('year=soon&state=closed,nonsense,draft&campus=p&sort=-number&q=x'),
      '2027-02-01',
    ),
  ).toEqual({ sort: '-number', q: 'x', year: 2026, campus: 'p', state: ['draft', 'closed'] })
})

test('a desk begins with the matrix, a phone with the rows, and a link decides for both', () => {
  expect(shownView(read(''), false)).toBe('matrix')
  expect(shownView(read(''), true)).toBe('table')
  expect(shownView(read('view=matrix'), true)).toBe('matrix')
  expect(shownView(read('view=table'), false)).toBe('table')
})

test('a series has its last date on the last day at most, over months, years and the change of the clocks', () => {
  expect(seriesDays({ first_day: '2027-01-09', until: '2027-02-06', weeks: 2 })).toEqual([
    '2027-01-09',
    '2027-01-23',
    '2027-02-06',
  ])
  expect(seriesDays({ first_day: '2027-03-20', until: '2027-04-02', weeks: 1 })).toEqual([
    '2027-03-20',
    '2027-03-27',
  ])
  expect(seriesDays({ first_day: '2026-12-26', until: '2027-01-02', weeks: 1 })).toHaveLength(2)
})

test('a series that is half typed has no dates, and never more than can be made at once', () => {
  expect(seriesDays({ first_day: '', until: '2027-02-06', weeks: 2 })).toEqual([])
  expect(seriesDays({ first_day: '2027-01-09', until: '2027-02-30', weeks: 2 })).toEqual([])
  expect(seriesDays({ first_day: '2027-01-09', until: '2027-02-06', weeks: null })).toEqual([])
  expect(seriesDays({ first_day: '2027-01-09', until: '2027-02-06', weeks: 0.5 })).toEqual([])
  expect(seriesDays({ first_day: '2027-02-06', until: '2027-01-09', weeks: 1 })).toEqual([])
  expect(seriesDays({ first_day: '2027-01-01', until: '2100-12-31', weeks: 1 })).toHaveLength(53)
})

test('days are counted as the server counts them', () => {
  expect(lastDayOf('2027-01-30', 2)).toBe('2027-01-31')
  expect(lastDayOf('2027-01-30', null)).toBe('2027-01-30')
  expect(['2027-01-01', '2027-01-07', '2027-01-08', '2027-01-29'].map(weekOfMonth)).toEqual([1, 1, 2, 5])
  expect(yearLater('2026-09-05')).toBe('2027-09-04')
  expect(['2027-01-09', '2027-01-10', '2027-01-15'].map(nextSaturday)).toEqual([
    '2027-01-09',
    '2027-01-16',
    '2027-01-16',
  ])
})

test('a planning ends when it begins or later, within 31 days, and somebody takes part', () => {
  const fields = { ...newPlanning('2027-01-05'), campus_ids: ['paris'] }
  const on = (last_day: string) => checkPlanning({ ...fields, last_day }).last_day
  expect(fields).toMatchObject({ first_day: '2027-01-09', last_day: '2027-01-10' })
  expect(on('2027-01-08')).toBe('planning.ends_before')
  expect(on('2027-01-09')).toBeUndefined()
  expect(on('2027-02-08')).toBeUndefined()
  expect(on('2027-02-09')).toBe('planning.too_long {"limit":31}')
  expect(checkPlanning({ ...fields, campus_ids: [] }).campus_ids).toBe('planning.nobody')
})

test('a copy is as long as the first one, with a number and a week of its own', () => {
  const copy = copyOf(planningOf({ last_day: '2027-01-11' }), '2027-06-01')
  expect(copy).toMatchObject({ number: null, week: null, first_day: '2027-06-05', last_day: '2027-06-07' })
  expect(copy).toMatchObject({ campus_ids: ['paris'], class_ids: ['p1'], abbreviation: 'WE3' })
})

test('a campus brings its classes, a class its campus; old classes are offered only where they take part', () => {
  const campuses = [{ id: 'paris', name: 'Paris', color: '' }]
  const classes = [
    runningClass('p1', 'paris'),
    runningClass('p2', 'paris'),
    runningClass('old', 'paris', 2020),
  ]
  const nobody = { campus_ids: [], class_ids: [] }
  const offered = (chosen = nobody as { campus_ids: string[]; class_ids: string[] }) =>
    campusChoices(campuses, classes, 2027, chosen)[0]?.classes.map(({ id }) => id)
  expect(offered()).toEqual(['p1', 'p2'])
  expect(offered({ campus_ids: [], class_ids: ['old'] })).toEqual(['p1', 'p2', 'old'])
  const [campus] = campusChoices(campuses, classes, 2027, nobody)
  if (!campus) throw new Error('no campus')
  const all = withCampus(nobody, campus, true)
  expect(all).toEqual({ campus_ids: ['paris'], class_ids: ['p1', 'p2'] })
  expect(shareOf(all, campus)).toBe('all')
  const part = withClass(all, runningClass('p1', 'paris'), false)
  expect(part).toEqual({ campus_ids: ['paris'], class_ids: ['p2'] })
  expect(shareOf(part, campus)).toBe('part')
  expect(withCampus(part, campus, false)).toEqual(nobody)
  expect(withClass(nobody, runningClass('p1', 'paris'), true)).toEqual({
    campus_ids: ['paris'],
    class_ids: ['p1'],
  })
})
