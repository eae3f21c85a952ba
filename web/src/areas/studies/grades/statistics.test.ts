import { expect, test } from 'vitest'
import { graded, presence, sheetOf } from '../test/grade-samples'
import { emptyCell, withCell } from './sheet-cells'

test('the picture follows what is typed, with the figures of the server', () => {
  const given = [5000, 7001, 7002, 10_000]
  const sheet = given.reduce((now, points, at) => withCell(now, `e${at}`, 0, graded(points)), sheetOf())
  // The same numbers as in the server's TestStatisticsOfASheet.
  expect(sheet.statistics).toEqual({
    ...{ graded: 4, absent: 0, exempt: 0, missing: 0, passed: 3 },
    ...{ mean: 7251, median: 7002, deviation: 1785, lowest: 5000, highest: 10_000 },
    tens: [0, 0, 0, 0, 0, 1, 0, 2, 0, 1],
  })
})

test('the best counts, and passing needs presence too', () => {
  const seldom = { ...presence, present: 1 }
  const sheet = sheetOf()
  const students = sheet.students.with(1, {
    ...(sheet.students[1] as (typeof sheet.students)[0]),
    presence: seldom,
  })
  let now = withCell({ ...sheet, students }, 'e0', 0, graded(5000))
  expect(now.students[0]).toMatchObject({ counts: { points: 5000 }, passed: false })
  now = withCell(now, 'e0', 1, graded(8000))
  expect(now.students[0]).toMatchObject({ counts: { points: 8000 }, passed: true })
  now = withCell(now, 'e1', 0, graded(9000))
  expect(now.students[1]).toMatchObject({ passed: false })
  now = withCell(now, 'e2', 0, { ...emptyCell, state: 'exempt' })
  expect(now.students[2]).toMatchObject({ passed: true })
  expect(now.statistics).toMatchObject({ graded: 2, exempt: 1, missing: 1, passed: 2 })
})
