import { expect, test } from 'vitest'
import { boardOf, classOf, courseOf, saturday, sessionOf, staffOf, sunday } from '../board/sample-board'
import { movedCourse } from './move-course'

const later = { saturday: '2027-02-06', sunday: '2027-02-07' }
const nextHours = [
  { day: later.saturday, start: 540, finish: 720 },
  { day: later.saturday, start: 840, finish: 1020 },
  { day: later.sunday, start: 540, finish: 720 },
]
const otherCampus = { campus_id: 'dakar', campus_name: 'Dakar', time_zone: 'Africa/Dakar' }

function next(change: Partial<ReturnType<typeof boardOf>> = {}) {
  const { planning } = boardOf()
  return boardOf({
    planning: { ...planning, id: 'q', first_day: later.saturday, last_day: later.sunday },
    classes: [
      classOf({ hours: nextHours }),
      classOf({ id: 'b', code: 'B', hours: nextHours }),
      classOf({ id: 'd', code: 'D', ...otherCampus, hours: nextHours }),
    ],
    courses: [],
    ...change,
  })
}

const same = { courseId: 'x', fromClass: 'a', toClass: 'a' }

test('to another week-end it goes as it is: the same hours, and who was asked for which session', () => {
  const from = boardOf({
    courses: [
      courseOf({
        sessions: [sessionOf({ place: 'Room 1' }), sessionOf({ id: 's2', day: sunday })],
        staff: [staffOf({ session_ids: ['s2'] }), staffOf({ id: 'i2', half: 'translator' })],
      }),
    ],
  })
  expect(movedCourse({ ...same, from, to: next() })).toMatchObject([
    {
      ...{ id: 'x', version: 3, campus_id: 'paris', class_ids: ['a'] },
      sessions: [
        { id: 'new.s1', planning_id: 'q', day: later.saturday, start: 540, finish: 720, place: 'Room 1' },
        { id: 'new.s2', planning_id: 'q', day: later.sunday, start: 540 },
      ],
      staff: [
        { id: 'i1', state: 'accepted', session_ids: ['new.s2'] },
        { id: 'i2', session_ids: [] },
      ],
    },
  ])
})

test('where its hours are taken it goes to the first that are free; where too few are, it stays', () => {
  const taken = (...starts: [string, number][]) =>
    courseOf({
      id: 'y',
      sessions: starts.map(([day, start], at) =>
        sessionOf({ id: `t${at}`, planning_id: 'q', day, start, finish: start + 180 }),
      ),
    })
  const from = boardOf()
  const crowded = next({ courses: [taken([later.saturday, 540])] })
  expect(movedCourse({ ...same, from, to: crowded })).toMatchObject([{ sessions: [{ start: 840 }] }])
  const full = next({ courses: [taken([later.saturday, 540], [later.saturday, 840], [later.sunday, 540])] })
  expect(movedCourse({ ...same, from, to: full })).toBe('no_room')
})

test('to a class of another campus it goes by that one’s clock', () => {
  const from = boardOf()
  const moved = movedCourse({ ...same, from, to: from, toClass: 'd' })
  // Ten in Paris is nine in Dakar: its own nine o’clock is the nearest that it has.
  expect(moved).toMatchObject([
    {
      ...{ id: 'x', campus_id: 'dakar', class_ids: ['d'] },
      sessions: [{ id: 's1', planning_id: 'p', day: saturday, start: 540, finish: 720 }],
    },
  ])
})

test('an hour that it shares with another campus is taken by that one’s clock', () => {
  const shared = courseOf({
    ...{ id: 'y', course_id: 'prayer', campus_id: 'paris', class_ids: ['a', 'd'] },
    // Ten in Paris, which is nine in Dakar.
    sessions: [sessionOf({ id: 't', planning_id: 'q', day: later.saturday, start: 600, finish: 780 })],
  })
  const from = boardOf({ courses: [courseOf({ campus_id: 'dakar', class_ids: ['d'] })] })
  const moved = movedCourse({
    ...{ courseId: 'x', fromClass: 'd', toClass: 'd' },
    ...{ from, to: next({ courses: [shared] }) },
  })
  expect(moved).toMatchObject([{ sessions: [{ day: later.saturday, start: 840 }] }])
})

test('it goes into no hour that passes midnight where it is hosted', () => {
  const late = (finish: number) =>
    next({
      classes: [
        classOf({ hours: nextHours }),
        classOf({
          ...{ id: 'd', code: 'D', ...otherCampus },
          hours: [{ day: later.saturday, start: finish - 90, finish }],
        }),
      ],
    })
  const from = boardOf({ courses: [courseOf({ class_ids: ['a', 'd'] })] })
  const moved = (finish: number) =>
    movedCourse({ ...same, fromClass: 'd', toClass: 'd', from, to: late(finish) })
  // Eleven at night in Dakar is midnight in Paris, which hosts it.
  expect(moved(1380)).toMatchObject([{ sessions: [{ day: later.saturday, start: 1350, finish: 1440 }] }])
  expect(moved(1440)).toBe('no_room')
})

test('what goes on in a later week-end stays there when the rest changes classes', () => {
  const elsewhere = sessionOf({ id: 's9', planning_id: 'r', day: '2027-03-06' })
  const staff = [staffOf({ session_ids: ['s1'] }), staffOf({ id: 'i2', person_id: 'paul' })]
  const from = boardOf({ courses: [courseOf({ sessions: [sessionOf(), elsewhere], staff })] })
  expect(movedCourse({ ...same, from, to: next(), toClass: 'b' })).toMatchObject([
    { id: 'x', class_ids: ['a'], sessions: [{ id: 's9' }], staff: [{ id: 'i2', state: 'accepted' }] },
    {
      ...{ id: '', version: 0, class_ids: ['b'], sessions: [{ planning_id: 'q', day: later.saturday }] },
      staff: [
        { id: '', person_id: 'grace', state: 'in_analysis', session_ids: [] },
        { id: '', person_id: 'paul', state: 'in_analysis' },
      ],
    },
  ])
})

test('what several classes share goes with all of them, or not at all', () => {
  const shared = boardOf({ courses: [courseOf({ class_ids: ['a', 'b'] })] })
  expect(movedCourse({ ...same, from: shared, to: next() })).toMatchObject([{ class_ids: ['a', 'b'] }])
  expect(movedCourse({ ...same, from: shared, to: next(), toClass: 'b' })).toBe('shared')
  const alone = next({ classes: [classOf({ hours: nextHours })] })
  expect(movedCourse({ ...same, from: shared, to: alone })).toBe('absent')
  expect(movedCourse({ ...same, from: boardOf({ courses: [] }), to: next() })).toBe('gone')
})
