import { sayWeekdays } from '@/lib/say-days'
import type { RecordingSession } from './api'

type Choice = { value: string; label: string }

// By what sessions can be narrowed: the week-ends as they come, the rest by name.
export function choicesIn(sessions: readonly RecordingSession[], language: string) {
  const plannings = new Map<string, string>()
  const classes = new Map<string, string>()
  const courses = new Map<string, string>()
  const teachers = new Map<string, string>()
  for (const one of sessions) {
    const { planning_first_day: first, planning_last_day: last } = one
    plannings.set(one.planning_id, sayWeekdays(first, last, language))
    courses.set(one.course_id, `${one.course_name} (${one.course_code})`)
    // Classes of several campuses may have one code.
    for (const { id, code, campus_name } of one.classes) classes.set(id, `${code} · ${campus_name}`)
    for (const { id, name } of one.teachers) teachers.set(id, name)
  }
  return {
    planning: choicesOf(plannings),
    class: byName(classes, language),
    course: byName(courses, language),
    teacher: byName(teachers, language),
  }
}

const choicesOf = (found: ReadonlyMap<string, string>): Choice[] =>
  [...found].map(([value, label]) => ({ value, label }))

const byName = (found: ReadonlyMap<string, string>, language: string): Choice[] =>
  choicesOf(found).toSorted((a, b) => a.label.localeCompare(b.label, language))
