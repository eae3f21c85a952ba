import { describe, expect, test } from 'vitest'
import { applyAct, toSend } from './board-draft'
import { copyCells, moveCells, putCourse, removeCells, shareCourse, swapCells } from './board-moves'
import { gridOf, rowKey, type Spot, spotOf } from './grid-of'
import { boardOf, courseOf, saturday, sessionOf, staffOf, sunday } from './sample-board'

const at = (classId: string, day = saturday, nth = 0): Spot => ({ classId, row: rowKey(day, nth) })
const prayer = { id: 'prayer', code: 'P1', name: 'Prayer', hours: 6 }
const named = (change: {
  course_name: string
  class_ids: string[]
  sessions: { day: string; start: number }[]
}) =>
  `${change.course_name} ${change.class_ids.join('+')} ${change.sessions.map(({ day, start }) => `${day.slice(8)}@${start}`).join(' ')}`

describe('putting a course', () => {
  test('goes on through the free hours that follow, until its hours are full', () => {
    const act = putCourse(boardOf(), prayer, [at('b')])
    expect(act?.kind).toBe('put')
    expect(act?.changes.map(named)).toEqual(['Prayer b 09@540 09@840'])
    // What is new has no id for the server.
    expect(act?.changes.map(toSend)[0]).toMatchObject({ id: '', version: 0, campus_id: 'paris', staff: [] })
    expect(act?.changes.map(toSend)[0]?.sessions.map(({ id }) => id)).toEqual(['', ''])
  })

  test('stops where something stands already', () => {
    const taken = courseOf({ sessions: [sessionOf({ start: 840, finish: 1020 })] })
    const act = putCourse(boardOf({ courses: [taken] }), prayer, [at('a')])
    expect(act?.changes.map(named)).toEqual(['Prayer a 09@540'])
  })

  test('takes several cells as they were chosen, of several classes', () => {
    const act = putCourse(boardOf(), prayer, [at('b'), at('b', sunday), at('d')])
    expect(act?.changes.map(named)).toEqual(['Prayer b 09@540 10@540', 'Prayer d 09@540'])
  })

  test('replaces what stands there; a class that shared it leaves the others to it', () => {
    const act = putCourse(boardOf({ courses: [courseOf({ class_ids: ['a', 'b'] })] }), prayer, [
      at('a'),
      at('a', sunday),
    ])
    expect(act?.changes.map(named)).toEqual(['Faith b 09@540', 'Prayer a 09@540 10@540'])
  })

  test('adds a session to the course that the class has already', () => {
    const act = putCourse(boardOf(), { ...prayer, id: 'faith', hours: 1 }, [at('a', sunday)])
    expect(act?.changes.map(named)).toEqual(['Faith a 09@540 10@540'])
    expect(act?.changes[0]).toMatchObject({ id: 'x', version: 3 })
  })

  test('is nothing where the class has no hour, or has it there', () => {
    const short = boardOf()
    short.classes = short.classes.map((one) => ({ ...one, hours: one.id === 'b' ? [] : one.hours }))
    expect(putCourse(short, prayer, [at('b')])).toBeUndefined()
    expect(putCourse(boardOf(), { ...prayer, id: 'faith', hours: 3 }, [at('a')])).toBeUndefined()
  })
})

describe('moving', () => {
  test('within a class keeps the session, and all who teach it', () => {
    const board = boardOf({ courses: [courseOf({ staff: [staffOf()] })] })
    const act = moveCells(board, [at('a')], [at('a', sunday)])
    expect(act?.changes).toMatchObject([
      {
        id: 'x',
        sessions: [{ id: 's1', day: sunday, start: 540 }],
        staff: [{ id: 'i1', state: 'accepted' }],
      },
    ])
  })

  test('to a class of another campus goes by the clock there', () => {
    const act = moveCells(boardOf(), [at('a')], [at('d')])
    expect(act?.changes).toMatchObject([
      { id: 'x', class_ids: ['d'], campus_id: 'dakar', sessions: [{ start: 540 }] },
    ])
  })

  test('a shared course stays with its host: the hour of the other clock is told by its own', () => {
    const shared = courseOf({ class_ids: ['a', 'd'], sessions: [sessionOf({ start: 600, finish: 780 })] })
    const board = boardOf({ courses: [shared] })
    // Ten in Paris is nine in Dakar: it stands in the first slot of both.
    expect(spotOf(gridOf(board), 'x', 's1', 'd')).toEqual(at('d'))
    const act = moveCells(board, [at('d')], [at('d', saturday, 1)])
    expect(act?.changes.map(named)).toEqual(['Faith a+d 09@900'])
  })

  test('what would pass midnight at its host is not cut: it cannot be; up to midnight it can', () => {
    const shared = courseOf({ class_ids: ['a', 'd'], sessions: [sessionOf({ start: 600, finish: 780 })] })
    const board = boardOf({ courses: [shared] })
    const until = (finish: number) => {
      const hours = [
        { day: saturday, start: 540, finish: 720 },
        { day: saturday, start: finish - 90, finish },
      ]
      const classes = board.classes.map((one) => (one.id === 'd' ? { ...one, hours } : one))
      return moveCells({ ...board, classes }, [at('d')], [at('d', saturday, 1)])
    }
    // Eleven at night in Dakar is midnight in Paris.
    expect(until(1380)?.changes[0]?.sessions).toMatchObject([{ day: saturday, start: 1350, finish: 1440 }])
    expect(until(1381)).toBeUndefined()
    expect(until(1440)).toBeUndefined()
  })

  test('one session of several becomes a course of the other class, with the same people pencilled in', () => {
    const sessions = [sessionOf(), sessionOf({ id: 's2', day: sunday })]
    const staff = [
      staffOf({ session_ids: ['s1', 's2'] }),
      staffOf({ id: 'i2', person_id: 'paul', session_ids: ['s1'] }),
    ]
    const act = moveCells(boardOf({ courses: [courseOf({ sessions, staff })] }), [at('a')], [at('b')])
    expect(act?.changes.map(named)).toEqual(['Faith a 10@540', 'Faith b 09@540'])
    expect(act?.changes[0]?.staff).toMatchObject([{ id: 'i1', session_ids: ['s2'] }])
    expect(act?.changes[1]?.staff).toMatchObject([
      { state: 'in_analysis', session_ids: [] },
      { state: 'in_analysis', session_ids: [] },
    ])
  })

  test('never onto what stands there, and never one session of a shared course to another class', () => {
    const other = courseOf({ id: 'y', class_ids: ['b'] })
    expect(moveCells(boardOf({ courses: [courseOf(), other] }), [at('a')], [at('b')])).toBeUndefined()
    const shared = courseOf({
      class_ids: ['a', 'd'],
      sessions: [sessionOf(), sessionOf({ id: 's2', day: sunday })],
    })
    expect(moveCells(boardOf({ courses: [shared] }), [at('a')], [at('b')])).toBeUndefined()
  })

  test('several cells at once may take each other’s places', () => {
    const sessions = [sessionOf(), sessionOf({ id: 's2', start: 840, finish: 1020 })]
    const board = boardOf({ courses: [courseOf({ sessions })] })
    const act = moveCells(board, [at('a'), at('a', saturday, 1)], [at('a', saturday, 1), at('a', sunday)])
    expect(act?.changes[0]?.sessions).toMatchObject([
      { id: 's1', start: 840 },
      { id: 's2', day: sunday },
    ])
  })
})

test('two cells change places', () => {
  const other = courseOf({
    id: 'y',
    course_name: 'Prayer',
    class_ids: ['b'],
    sessions: [sessionOf({ id: 's9', day: sunday })],
  })
  const act = swapCells(boardOf({ courses: [courseOf(), other] }), at('a'), at('b', sunday))
  expect(act?.changes.map(named)).toEqual(['Faith b 10@540', 'Prayer a 09@540'])
})

test('a copy in the same class is another session; in another class a course of its own', () => {
  const board = boardOf({
    courses: [courseOf({ staff: [staffOf(), staffOf({ id: 'i2', state: 'declined' })] })],
  })
  expect(copyCells(board, [at('a')], [at('a', sunday)])?.changes.map(named)).toEqual([
    'Faith a 09@540 10@540',
  ])
  const act = copyCells(board, [at('a')], [at('b')])
  expect(act?.changes.map(named)).toEqual(['Faith b 09@540'])
  expect(act?.changes[0]?.staff).toMatchObject([{ person_id: 'grace', state: 'in_analysis' }])
})

test('what is removed goes for all who share it, with who was asked for that session only', () => {
  const sessions = [sessionOf(), sessionOf({ id: 's2', day: sunday })]
  const staff = [staffOf({ session_ids: ['s1'] }), staffOf({ id: 'i2', person_id: 'paul' })]
  const board = boardOf({ courses: [courseOf({ class_ids: ['a', 'b'], sessions, staff })] })
  const act = removeCells(board, [at('b')])
  expect(act?.changes.map(named)).toEqual(['Faith a+b 10@540'])
  expect(act?.changes[0]?.staff.map(({ id }) => id)).toEqual(['i2'])
  expect(removeCells(board, [at('d')])).toBeUndefined()
  const whole = removeCells(boardOf(), [at('a')])
  expect(whole?.changes.map(toSend)).toMatchObject([{ id: 'x', version: 3, sessions: [] }])
  expect(whole && applyAct(boardOf(), whole).courses).toEqual([])
})

test('a course is shared with classes of other campuses; the host changes only where it is no longer among them', () => {
  expect(shareCourse(boardOf(), 'x', ['a', 'd'])?.changes).toMatchObject([
    { campus_id: 'paris', class_ids: ['a', 'd'] },
  ])
  expect(shareCourse(boardOf(), 'x', ['d'])?.changes).toMatchObject([
    { campus_id: 'dakar', class_ids: ['d'] },
  ])
  expect(shareCourse(boardOf(), 'x', [])).toBeUndefined()
  expect(shareCourse(boardOf(), 'gone', ['a'])).toBeUndefined()
})
