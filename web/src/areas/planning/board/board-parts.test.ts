import { describe, expect, test } from 'vitest'
import type { PublishedChange, PublishedPart } from './api'
import { withActed } from './board-draft'
import { askEarlier, askPerson, changeSession, dropSession, takeOff } from './board-staff'
import { comparePublications } from './compare-publications'
import { cornerFor, selectedBy, shifted, stepFrom } from './cursor'
import { cellAt, gridOf, rowKey } from './grid-of'
import { lackingOf } from './lacking'
import { checkRows, nextRow } from './rows'
import { boardOf, classOf, courseOf, saturday, sessionOf, staffOf, sunday } from './sample-board'

const at = (classId: string, day = saturday, nth = 0) => ({ classId, row: rowKey(day, nth) })

describe('the grid', () => {
  test('has a row for the nth slot of each day, for as many as any class has', () => {
    const early = classOf({ id: 'e', hours: [{ day: saturday, start: 480, finish: 500 }] })
    const grid = gridOf(boardOf({ classes: [classOf(), early] }))
    expect(grid.rows.map(({ key }) => key)).toEqual([`${saturday}.0`, `${saturday}.1`, `${sunday}.0`])
    expect(cellAt(grid, at('e'))?.hour?.start).toBe(480)
    expect(cellAt(grid, at('e', saturday, 1))?.hour).toBeUndefined()
  })

  test('keeps what lies outside all hours in sight, also on a day without any', () => {
    const odd = courseOf({ sessions: [sessionOf({ start: 1100, finish: 1160 })] })
    expect(cellAt(gridOf(boardOf({ courses: [odd] })), at('a', saturday, 1))?.entries).toHaveLength(1)
    const none = boardOf({ classes: [classOf({ hours: [] })] })
    expect(cellAt(gridOf(none), at('a'))?.entries).toHaveLength(1)
  })

  test('shows a conflict where it is: in the session, and in the class that it is about', () => {
    const conflict = {
      ...{ kind: 'class_twice' as const, agenda_course_id: 'x', session_id: 's1', class_id: 'b' },
      ...{ person_name: '', person_id: '', other: 'Prayer', where: 'Paris', other_planning_id: 'p' },
    }
    const grid = gridOf(boardOf({ courses: [courseOf({ class_ids: ['a', 'b'] })], conflicts: [conflict] }))
    expect(cellAt(grid, at('a'))?.conflicts).toEqual([])
    expect(cellAt(grid, at('b'))?.conflicts).toEqual([conflict])
  })
})

describe('the cursor', () => {
  const grid = gridOf(boardOf())

  test('stops at the edges', () => {
    expect(stepFrom(grid, at('a'), { columns: -1, rows: 0 })).toEqual(at('a'))
    expect(stepFrom(grid, at('a'), { columns: 1, rows: 2 })).toEqual(at('b', sunday))
    expect(stepFrom(grid, at('a'), { columns: 1000, rows: 0 })).toEqual(at('d'))
  })

  test('selects all between two cells, whichever came first', () => {
    const spots = selectedBy(grid, { at: at('a'), anchor: at('b', saturday, 1) })
    expect(spots).toEqual([at('a'), at('a', saturday, 1), at('b'), at('b', saturday, 1)])
  })

  test('cells go elsewhere as they lie, and nowhere where one would fall off', () => {
    const spots = [at('a'), at('b', saturday, 1)]
    expect(shifted(grid, spots, at('b', saturday, 1))).toEqual([at('b', saturday, 1), at('d', sunday)])
    expect(shifted(grid, spots, at('d'))).toBeUndefined()
    // Held by its second cell, a selection lies above and before the pointer.
    expect(cornerFor(grid, spots, at('b', saturday, 1), at('d', sunday))).toEqual(at('b', saturday, 1))
  })
})

describe('staff', () => {
  const staffed = (staff = [staffOf()]) => boardOf({ courses: [courseOf({ staff })] })
  const paul = { person_id: 'paul', name: 'Paul Diop' }

  test('who is chosen stands at the end of the line; a yes on the telephone changes his state', () => {
    const act = askPerson(staffed(), 'x', 'teacher', paul, 'in_analysis')
    expect(act?.changes[0]?.staff.map(({ person_id, state }) => [person_id, state])).toEqual([
      ['grace', 'accepted'],
      ['paul', 'in_analysis'],
    ])
    const pencilled = [staffOf({ state: 'in_analysis' })]
    const grace = { person_id: 'grace', name: 'Grace Morel' }
    const yes = askPerson(staffed(pencilled), 'x', 'teacher', grace, 'accepted')
    expect(yes?.changes[0]?.staff).toMatchObject([{ id: 'i1', state: 'accepted' }])
  })

  test('who declined may be asked anew, as somebody new', () => {
    const grace = { person_id: 'grace', name: 'Grace Morel' }
    const act = askPerson(staffed([staffOf({ state: 'declined' })]), 'x', 'teacher', grace, 'in_analysis')
    expect(act?.changes[0]?.staff.map(({ state }) => state)).toEqual(['declined', 'in_analysis'])
  })

  test('the line is changed within its half, and left', () => {
    const line = [
      staffOf(),
      staffOf({ id: 't', half: 'translator' }),
      staffOf({ id: 'i2', person_id: 'paul' }),
    ]
    expect(askEarlier(staffed(line), 'x', 'i2')?.changes[0]?.staff.map(({ id }) => id)).toEqual([
      'i2',
      'i1',
      't',
    ])
    expect(askEarlier(staffed(line), 'x', 't')).toBeUndefined()
    expect(takeOff(staffed(line), 'x', 'i1')?.changes[0]?.staff.map(({ id }) => id)).toEqual(['t', 'i2'])
    expect(takeOff(staffed(line), 'gone', 'i1')).toBeUndefined()
  })
})

test('a session gets another place or time, and is dropped', () => {
  expect(changeSession(boardOf(), 'x', 's1', { place: 'Hall' })).toMatchObject({
    kind: 'place',
    changes: [{ sessions: [{ place: 'Hall' }] }],
  })
  expect(changeSession(boardOf(), 'x', 's1', { start: 600 })?.kind).toBe('change')
  expect(dropSession(boardOf(), 'x', 's1')?.changes[0]?.sessions).toEqual([])
})

test('what the server says has come of an act takes the place of what was there', () => {
  const { translated: _translated, staffed: _staffed, ...now } = courseOf({ version: 8, class_ids: ['b'] })
  const board = boardOf({ courses: [courseOf({ translated: true }), courseOf({ id: 'y' })] })
  const after = withActed(board, { board: 8, courses: [now], removed: ['y'] })
  expect(after.board).toBe(8)
  expect(after.courses).toMatchObject([{ id: 'x', version: 8, class_ids: ['b'], translated: true }])
})

test('what a class lacks: most debt first, then what is to come in the order of the curriculum', () => {
  const course = (name: string, level: number, hours: number, state: 'missing' | 'planned' = 'missing') => ({
    ...{ course_id: name, code: name, name, edition: '', level, hours, state, reason: '', by_hand: false },
    ...{ document_count: 0, done_on: '', planned_on: '', planning_id: '' },
  })
  const all = [
    course('later', 2, 20),
    course('short', 1, 4),
    course('planned', 1, 30, 'planned'),
    course('long', 1, 12),
  ]
  expect(lackingOf(all, 1).map(({ name }) => name)).toEqual(['long', 'short', 'later'])
})

test('rows by hand follow each other, and may not overlap', () => {
  const first = nextRow([], saturday)
  const second = nextRow([first], saturday)
  expect([first.start, first.finish, second.start, second.finish]).toEqual([540, 630, 645, 735])
  expect(checkRows([first, second])).toBeUndefined()
  expect(checkRows([first, first])).toBe('timetable.overlaps')
  expect(checkRows([{ ...first, finish: 500 }])).toBe('timetable.finish_before_start')
})

test('two publications are compared session by session; what was changed back is no change', () => {
  const part = (place: string): PublishedPart => ({
    ...{ course_id: 'faith', course_name: 'Faith', campus_id: 'paris', class_ids: ['a'], people: [] },
    ...{ day: saturday, start: 540, finish: 720, place },
  })
  const change = (session_id: string, before?: PublishedPart, after?: PublishedPart): PublishedChange => ({
    ...{
      kind: before ? (after ? 'changed' : 'canceled') : 'added',
      session_id,
      what: before && after ? ['place'] : [],
    },
    ...(before && { before }),
    ...(after && { after }),
  })
  const publication = (number: number, changes: PublishedChange[]) => ({
    number,
    changes,
    by: 'Ana',
    created_at: '',
  })
  const all = [
    publication(1, [change('s1', undefined, part('')), change('s2', undefined, part(''))]),
    publication(2, [change('s1', part(''), part('Hall')), change('s2', part(''), undefined)]),
    publication(3, [change('s1', part('Hall'), part(''))]),
  ]
  const said = (from: number, to: number) =>
    comparePublications(all, from, to).map(({ kind, session_id }) => `${kind} ${session_id}`)
  expect(said(0, 1)).toEqual(['added s1', 'added s2'])
  expect(said(1, 3)).toEqual(['canceled s2'])
  expect(said(0, 2)).toEqual(['added s1'])
})
