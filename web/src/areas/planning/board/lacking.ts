import type { ClassCourse } from './api'

// What a class still lacks, in the order in which it is proposed: first the courses of the levels that it has come to,
// those that pay the most debt before the others; then what is to come, in the order of the curriculum.
export function lackingOf(courses: readonly ClassCourse[], level: number): ClassCourse[] {
  const missing = courses.filter(({ state }) => state === 'missing')
  const debt = missing.filter((course) => course.level <= level).sort((a, b) => b.hours - a.hours)
  return [...debt, ...missing.filter((course) => course.level > level)]
}
