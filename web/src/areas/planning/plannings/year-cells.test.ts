import { expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { nice, paris, planningOf } from '../test/planning-samples'
import { freeHours } from './free-hours'
import { cellsAt, columnsOf, comingOf } from './year-cells'

const classOf = (id: string, campus: typeof paris): Schemas['YearClass'] => ({
  ...{ id, code: id.toUpperCase(), campus_id: campus.id, campus_name: campus.name, color: campus.color },
})

const cell = (id: string, ...class_ids: string[]): Schemas['YearCell'] => ({
  ...{ agenda_course_id: id, version: 1, class_ids, course_id: id, course_code: id, course_name: id },
  ...{ staffed: false, sessions: 2 },
})

const first = {
  ...planningOf({ id: 'we1', first_day: '2027-01-09', last_day: '2027-01-10', campuses: [nice, paris] }),
  classes: [
    { id: 'n1', code: 'N1', campus_id: 'nice' },
    { id: 'p1', code: 'P1', campus_id: 'paris' },
  ],
  cells: [cell('joint', 'n1', 'p1'), cell('own', 'p1')],
}
const second = {
  ...planningOf({ id: 'we2', first_day: '2027-02-06', last_day: '2027-02-07', campuses: [paris] }),
  classes: [],
  cells: [],
}
const year = {
  year: 2026,
  more: false,
  plannings: [first, second],
  classes: [classOf('n1', nice), classOf('p1', paris)],
}

test('classes stand under their campus, or campuses for themselves', () => {
  const classes = columnsOf(year, 'classes').map(({ name, columns }) => [
    name,
    ...columns.map((c) => c.label),
  ])
  expect(classes).toEqual([
    ['Nice', 'N1'],
    ['Paris', 'P1'],
  ])
  const campuses = columnsOf(year, 'campuses').flatMap(({ columns }) => columns.map((c) => c.label))
  expect(campuses).toEqual(['Nice', 'Paris'])
})

test('where no class takes part there are still the campuses', () => {
  const columns = columnsOf({ ...year, classes: [], plannings: [second] }, 'classes')
  expect(columns.flatMap((group) => group.columns.map(({ label }) => label))).toEqual(['Paris'])
})

test('a joint course stands with each of its classes, and once with its campus; who is not there has no cell', () => {
  const at = (planning: typeof first, column: string, across: 'classes' | 'campuses' = 'classes') => {
    const found = columnsOf(year, across).flatMap(
      ({ columns }) => columns.find(({ id }) => id === column) ?? [],
    )[0]
    return found && cellsAt(planning, found)?.map(({ agenda_course_id }) => agenda_course_id)
  }
  expect(at(first, 'n1')).toEqual(['joint'])
  expect(at(first, 'p1')).toEqual(['joint', 'own'])
  expect(at(first, 'paris', 'campuses')).toEqual(['joint', 'own'])
  expect(at(second, 'paris', 'campuses')).toEqual([])
  expect(at(second, 'nice', 'campuses')).toBeUndefined()
  expect(at(second, 'p1')).toBeUndefined()
})

test('the next week-end is the one that goes on or comes, and takes place', () => {
  expect(comingOf(year.plannings, '2027-01-10')).toBe('we1')
  expect(comingOf(year.plannings, '2027-01-11')).toBe('we2')
  expect(comingOf([{ ...first, state: 'canceled' }, second], '2027-01-01')).toBe('we2')
  expect(comingOf(year.plannings, '2027-03-01')).toBeUndefined()
})

test('an hour is free while nothing of it is taken by the class itself; what only touches is no hindrance', () => {
  const hour = (start: number, finish: number, day = '2027-01-09') => ({ day, start, finish })
  const board = (taken: ReturnType<typeof hour>, classId: string) =>
    ({
      classes: [{ id: 'p1', hours: [hour(540, 630), hour(630, 720), hour(540, 630, '2027-01-10')] }],
      courses: [{ class_ids: [classId], sessions: [taken] }],
    }) as unknown as Parameters<typeof freeHours>[0]
  expect(freeHours(board(hour(540, 630), 'p1'), 'p1')).toEqual([hour(630, 720), hour(540, 630, '2027-01-10')])
  expect(freeHours(board(hour(620, 640), 'p1'), 'p1')).toEqual([hour(540, 630, '2027-01-10')])
  expect(freeHours(board(hour(540, 720), 'other'), 'p1')).toHaveLength(3)
  expect(freeHours(board(hour(540, 720), 'p1'), 'nobody')).toEqual([])
})
