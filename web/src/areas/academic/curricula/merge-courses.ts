import type { Difference } from '@/ui/record/merge-edits'
import type { CurriculumCourse } from './api'
import { coursesOf, highestLevel, linesOf, longestRise } from './arrange'

// The courses as they were arranged and, where two people changed one course, whose word holds for it: null is gone.
export type ArrangedCourses = {
  courses: CurriculumCourse[]
  chosen?: Record<string, CurriculumCourse | null>
}

const chosenPrefix = 'chosen.'
// What the form calls the line of a course when it asks about it.
export const lineName = (courseId: string): string => chosenPrefix + courseId

type Courses = readonly CurriculumCourse[]

// The list that is sent: every choice is made in it.
export function settled({ courses, chosen = {} }: ArrangedCourses): CurriculumCourse[] {
  return Object.entries(chosen).reduce<CurriculumCourse[]>(
    (list, [id, line]) => (line ? put(list, line) : without(list, id)),
    courses,
  )
}

// Two people changed one list. What only one of them did to a course is done; a course that both changed, each in
// another way, is asked about. Where it is only about the order, the later one's holds.
export function mergeCourses(before: ArrangedCourses, mine: ArrangedCourses, theirs: ArrangedCourses) {
  const [was, my, their] = [settled(before), settled(mine), settled(theirs)]
  const [wasById, myById, theirById] = [byId(was), byId(my), byId(their)]
  const differences: Difference[] = []
  let merged = their
  for (const id of new Set([...wasById.keys(), ...myById.keys()])) {
    const [base, own, other] = [wasById.get(id), myById.get(id), theirById.get(id)]
    if (same(base, own) || same(own, other)) continue
    const line = mergeLine(base, own, other)
    if (line === undefined) {
      differences.push({ name: lineName(id), mine: own ?? null, theirs: other ?? null })
    } else {
      merged = line ? put(merged, line) : without(merged, id)
    }
  }
  return { merged: { courses: follow(merged, my, movedIn(was, my)) }, differences }
}

// One course as both want it; null where it goes, undefined where they disagree.
function mergeLine(
  base: CurriculumCourse | undefined,
  mine: CurriculumCourse | undefined,
  theirs: CurriculumCourse | undefined,
): CurriculumCourse | null | undefined {
  if (same(base, theirs)) return mine ?? null
  if (!base || !mine || !theirs) return undefined
  const both = { ...theirs }
  for (const key of ['level', 'hours'] as const) {
    if (mine[key] === base[key] || mine[key] === theirs[key]) continue
    if (theirs[key] !== base[key]) return undefined
    both[key] = mine[key]
  }
  return both
}

const byId = (courses: Courses) => new Map(courses.map((course) => [course.course_id, course]))

function same(one: CurriculumCourse | undefined, other: CurriculumCourse | undefined): boolean {
  return one?.level === other?.level && one?.hours === other?.hours && !one === !other
}

const without = (courses: Courses, id: string) => courses.filter(({ course_id }) => course_id !== id)

// In its place where it stays at its level, else at the end of its new one.
function put(courses: Courses, line: CurriculumCourse): CurriculumCourse[] {
  const stays = courses.some(({ course_id, level }) => course_id === line.course_id && level === line.level)
  const list = stays
    ? courses.map((course) => (course.course_id === line.course_id ? line : course))
    : [...without(courses, line.course_id), line]
  return coursesOf(linesOf(list, highestLevel(list)))
}

// The courses that somebody added, or moved past others.
function movedIn(before: Courses, after: Courses): Set<string> {
  const place = new Map(before.map(({ course_id }, index) => [course_id, index]))
  const level = new Map(before.map((course) => [course.course_id, course.level]))
  const stayed = after.filter(({ course_id, level: now }) => level.get(course_id) === now)
  const kept = longestRise(stayed.map(({ course_id }) => place.get(course_id) ?? 0))
  const unmoved = new Set(kept.map((index) => stayed[index]?.course_id))
  return new Set(after.map(({ course_id }) => course_id).filter((id) => !unmoved.has(id)))
}

// Puts what somebody moved behind the course that it stands behind in his list.
function follow(courses: Courses, mine: Courses, moved: ReadonlySet<string>): CurriculumCourse[] {
  let list = [...courses]
  for (const [at, { course_id: id }] of mine.entries()) {
    const line = list.find(({ course_id }) => course_id === id)
    if (!moved.has(id) || !line) continue
    const rest = without(list, id)
    const ahead = mine.slice(0, at).map(({ course_id }) => course_id)
    const behind = rest.findLastIndex(
      ({ course_id, level }) => level === line.level && course_id === lastOf(ahead, rest, line.level),
    )
    const first = rest.findIndex(({ level }) => level >= line.level)
    const to = behind >= 0 ? behind + 1 : first < 0 ? rest.length : first
    list = rest.toSpliced(to, 0, line)
  }
  return coursesOf(linesOf(list, highestLevel(list)))
}

// The last of some courses that is at a level of a list.
function lastOf(ids: readonly string[], courses: Courses, level: number): string | undefined {
  const there = new Set(courses.filter((course) => course.level === level).map(({ course_id }) => course_id))
  return ids.findLast((id) => there.has(id))
}
