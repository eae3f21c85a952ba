import { expect, test } from 'vitest'
import { curriculumCourseOf } from '../test/class-samples'
import { mergeCourses, settled } from './merge-courses'

const line = (name: string, level = 1, hours = 10) => curriculumCourseOf(name, level, hours)
const told = (courses: ReturnType<typeof line>[]) =>
  courses.map(({ name, level, hours }) => `${level} ${name} ${hours}`)

const [faith, prayer, paul] = [line('Faith'), line('Prayer'), line('Paul', 2)]
const before = { courses: [faith, prayer, paul] }

test('changes of different lines are both done', () => {
  const mine = { courses: [{ ...faith, hours: 12 }, prayer, paul, line('Acts', 2)] }
  const theirs = { courses: [faith, { ...prayer, level: 2 }, line('Psalms')] }
  const { merged, differences } = mergeCourses(before, mine, theirs)
  expect(differences).toEqual([])
  expect(told(merged.courses)).toEqual(['1 Faith 12', '1 Psalms 10', '2 Prayer 10', '2 Acts 10'])
})

test('hours by one and the level by another are both done to one line', () => {
  const mine = { courses: [{ ...faith, hours: 12 }, prayer, paul] }
  const theirs = { courses: [prayer, { ...faith, level: 2 }, paul] }
  const { merged, differences } = mergeCourses(before, mine, theirs)
  expect(differences).toEqual([])
  expect(told(merged.courses)).toEqual(['1 Prayer 10', '2 Faith 12', '2 Paul 10'])
})

test('what was moved stands behind what it was put behind, whatever else came', () => {
  const mine = { courses: [prayer, faith, paul] }
  const theirs = { courses: [faith, line('Psalms'), prayer, paul] }
  expect(told(mergeCourses(before, mine, theirs).merged.courses)).toEqual([
    ...['1 Prayer 10', '1 Faith 10', '1 Psalms 10', '2 Paul 10'],
  ])
})

test('only a line that both changed in other ways is asked about, and the answer holds for it alone', () => {
  const mine = { courses: [{ ...faith, hours: 12 }, { ...prayer, hours: 5 }, paul] }
  const theirs = { courses: [{ ...faith, hours: 14 }, prayer] }
  const { merged, differences } = mergeCourses(before, mine, theirs)
  expect(differences.map(({ name }) => name)).toEqual(['chosen.faith'])
  expect(told(settled(merged))).toEqual(['1 Faith 14', '1 Prayer 5'])
  expect(told(settled({ ...merged, chosen: { faith: { ...faith, hours: 12 } } }))).toEqual([
    ...['1 Faith 12', '1 Prayer 5'],
  ])
})

test('a line that one took out and the other changed is asked about', () => {
  const mine = { courses: [prayer, paul] }
  const theirs = { courses: [{ ...faith, hours: 14 }, prayer, paul] }
  const { merged, differences } = mergeCourses(before, mine, theirs)
  expect(differences).toEqual([{ name: 'chosen.faith', mine: null, theirs: { ...faith, hours: 14 } }])
  expect(told(settled({ ...merged, chosen: { faith: null } }))).toEqual(['1 Prayer 10', '2 Paul 10'])
})
