import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { ClassReport, ClassReportStudent } from './api'

export const kinds = ['below', 'gaps', 'low', 'left'] as const
export type StudentFilter = { kind?: string | undefined; course?: string | undefined }

const hasLeft = ({ outcome }: ClassReportStudent) => outcome === 'transferred' || outcome === 'withdrawn'

// Who is shown, and which courses: it stands in the address. Who left the class comes only where he is asked for.
export function useShownStudents(report: ClassReport) {
  const [search, setSearch] = useSearchParams()
  const filters = { kind: search.get('students') ?? undefined, course: search.get('course') ?? undefined }
  const setFilters = ({ kind, course }: StudentFilter) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of [
      ['students', kind],
      ['course', course],
    ] as const) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setSearch(next, { replace: true })
  }
  const { kind, course } = filters
  const shown = useMemo(() => {
    const all = report.courses.map((one, at) => ({ ...one, at }))
    const courses = all.some(({ course_code }) => course_code === course)
      ? all.filter(({ course_code }) => course_code === course)
      : all
    const chosen = new Set(courses.map(({ at }) => at))
    const students = report.students.filter((one) => isShown(one, kind, chosen))
    return { courses, students }
  }, [report, kind, course])
  return { filters, setFilters, ...shown }
}

export type ShownCourse = ReturnType<typeof useShownStudents>['courses'][number]

function isShown(
  student: ClassReportStudent,
  kind: string | undefined,
  courses: ReadonlySet<number>,
): boolean {
  if (kind === 'left') return hasLeft(student)
  if (hasLeft(student)) return false
  const cells = student.cells.filter((_, at) => courses.has(at))
  switch (kind) {
    case 'below':
      return (
        student.mention === 'not_passed' || cells.some(({ state, passed }) => state === 'graded' && !passed)
      )
    case 'gaps':
      return cells.some(({ gaps, followed, given }) => gaps > 0 || (followed && !given))
    case 'low':
      return cells.some(({ warns }) => warns !== '')
    default:
      return true
  }
}
