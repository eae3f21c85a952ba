import type { CurriculumCourse } from './api'

// The courses of a curriculum as one list to be sorted: the headings of the levels stand in it as lines of their own,
// so that a course is moved to another level by dragging it past a heading.

type Heading = { kind: 'level'; id: string; level: number }
export type Line = Heading | { kind: 'course'; id: string; course: CurriculumCourse }

export const mostLevels = 10

const headingOf = (level: number): Heading => ({ kind: 'level', id: `level-${level}`, level })

export function highestLevel(courses: readonly CurriculumCourse[]): number {
  return Math.max(1, ...courses.map(({ level }) => level))
}

export function linesOf(courses: readonly CurriculumCourse[], levels: number): Line[] {
  return Array.from({ length: levels }, (_, index) => index + 1).flatMap((level): Line[] => [
    headingOf(level),
    ...courses
      .filter((course) => course.level === level)
      .map((course) => ({ kind: 'course' as const, id: course.course_id, course })),
  ])
}

// The courses as the lines have them: each belongs to the heading above it.
export function coursesOf(lines: readonly Line[]): CurriculumCourse[] {
  let level = 1
  return lines.flatMap((line) => {
    if (line.kind === 'course') return [{ ...line.course, level }]
    level = line.level
    return []
  })
}

// Puts one line in the place of another. The first heading stays first, and headings are not moved themselves.
export function moveLine(lines: readonly Line[], from: number, to: number): Line[] {
  const moved = lines[from]
  const place = Math.max(1, to)
  if (moved?.kind !== 'course' || from === place || place >= lines.length) return [...lines]
  const others = lines.filter((line) => line !== moved)
  return [...others.slice(0, place), moved, ...others.slice(place)]
}

export function sumHours(courses: readonly CurriculumCourse[]): number {
  return courses.reduce((sum, { hours }) => sum + hours, 0)
}

// How many courses are not what they were: new, gone, at another level, with other hours, or moved past others.
export function countChanges(
  before: readonly CurriculumCourse[],
  after: readonly CurriculumCourse[],
): number {
  const was = new Map(before.map((course) => [course.course_id, course]))
  const is = new Set(after.map(({ course_id }) => course_id))
  const gone = before.filter(({ course_id }) => !is.has(course_id)).length
  const changed = after.filter((course) => {
    const old = was.get(course.course_id)
    return !old || old.level !== course.level || old.hours !== course.hours
  })
  const moved = outOfOrder(before, after, new Set(changed.map(({ course_id }) => course_id)))
  return gone + changed.length + moved
}

// Courses that stayed at their level but stand elsewhere in it: all but the longest run that kept its order.
function outOfOrder(
  before: readonly CurriculumCourse[],
  after: readonly CurriculumCourse[],
  counted: ReadonlySet<string>,
): number {
  const place = new Map(before.map(({ course_id }, index) => [course_id, index]))
  const places = after
    .filter(({ course_id }) => !counted.has(course_id))
    .map(({ course_id }) => place.get(course_id) ?? 0)
  return places.length - longestRise(places).length
}

// Which of some numbers are the longest run that rises, by their places.
export function longestRise(numbers: readonly number[]): number[] {
  const runs: number[][] = []
  for (const [place, number] of numbers.entries()) {
    const at = runs.findIndex((run) => (numbers[run.at(-1) ?? 0] ?? 0) >= number)
    const length = at === -1 ? runs.length : at
    runs[length] = [...(runs[length - 1] ?? []), place]
  }
  return runs.at(-1) ?? []
}
