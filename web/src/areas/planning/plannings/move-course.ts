import type { Schemas } from '@/api/client'
import { addDays, daysBetween } from '@/lib/day-math'
import { onOtherClock } from '@/lib/zone-clock'
import { freeHours, type Hour } from './free-hours'

type Board = Pick<Schemas['Board'], 'planning' | 'classes' | 'courses'>
type Change = Schemas['CellChange']
type Course = Schemas['BoardCourse']
type Session = Schemas['CourseSession']

export type CourseMove = { from: Board; to: Board; courseId: string; fromClass: string; toClass: string }

// Why it cannot be: somebody took it off; a class of it does not take part there; too few of its hours are free there;
// other classes share it.
export type Refusal = 'gone' | 'absent' | 'no_room' | 'shared'

// What becomes of a course that goes to another week-end, another class, or both: with all who teach it where it goes
// as a whole. Where some of its sessions lie on yet another week-end and it changes classes, those stay behind.
export function movedCourse({ from, to, courseId, fromClass, toClass }: CourseMove): Change[] | Refusal {
  const course = from.courses.find(({ id }) => id === courseId)
  if (!course) return 'gone'
  const here = course.sessions.filter(({ planning_id }) => planning_id === from.planning.id)
  const whole = here.length === course.sessions.length
  const other = fromClass !== toClass
  if (other && (course.class_ids.includes(toClass) || (!whole && course.class_ids.length > 1)))
    return 'shared'
  const class_ids = course.class_ids.map((id) => (id === fromClass ? toClass : id))
  if (!class_ids.every((id) => to.classes.some((group) => group.id === id))) return 'absent'
  const alone = other && class_ids.length === 1
  const campus_id = (alone && to.classes.find(({ id }) => id === toClass)?.campus_id) || course.campus_id
  const sessions = seatsFor({ from, to, course, here, toClass, campus_id })
  if (!sessions) return 'no_room'
  const { id, version, course_id, staff } = course
  if (other && !whole) {
    return [
      {
        id,
        version,
        course_id,
        campus_id: course.campus_id,
        class_ids: course.class_ids,
        ...without(course, here),
      },
      { id: '', version: 0, course_id, campus_id, class_ids, sessions, staff: pencilled(course) },
    ]
  }
  const stay = course.sessions.filter((session) => !here.includes(session))
  const renamed = new Map(here.map((session, at) => [session.id, sessions[at]?.id ?? '']))
  const asked = staff.map((one) => ({
    ...one,
    session_ids: one.session_ids.map((session) => renamed.get(session) ?? session),
  }))
  return [{ id, version, course_id, campus_id, class_ids, sessions: [...stay, ...sessions], staff: asked }]
}

type Seats = Pick<CourseMove, 'from' | 'to' | 'toClass'> & {
  course: Course
  here: Session[]
  campus_id: string
}

// The sessions in free hours of the class: the same as they were where they are free, else the first that are. Hours
// that pass midnight where it is hosted are none: a session is of one day.
function seatsFor({ from, to, course, here, toClass, campus_id }: Seats): Session[] | undefined {
  const zones = new Map([...from.classes, ...to.classes].map((group) => [group.campus_id, group.time_zone]))
  const clock = to.classes.find(({ id }) => id === toClass)?.time_zone ?? ''
  const was = zones.get(course.campus_id) ?? clock
  const host = zones.get(campus_id) ?? clock
  const [first, then] = [from.planning.first_day, to.planning.first_day]
  const sameWeekEnd = from.planning.id === to.planning.id
  const wanted = here.map(({ day, start }) =>
    onOtherClock({ day: addDays(then, daysBetween(first, day)), minute: start }, was, clock),
  )
  const hosted = ({ day, start, finish }: Hour) => {
    const begins = onOtherClock({ day, minute: start }, clock, host)
    return { ...begins, finish: begins.minute + finish - start }
  }
  const free = freeHours(to, toClass).filter((hour) => hosted(hour).finish <= 24 * 60)
  const hours = hoursFor(wanted, free)
  return hours?.map((hour, at): Session => {
    const { id, place } = here[at] as Session
    const { day, minute, finish } = hosted(hour)
    const kept = { id: sameWeekEnd ? id : `new.${id}`, planning_id: to.planning.id }
    return {
      ...kept,
      day,
      start: minute,
      finish,
      place: campus_id === course.campus_id ? place : '',
    }
  })
}

type Wanted = { day: string; minute: number }

function hoursFor(wanted: readonly Wanted[], free: readonly Hour[]): Hour[] | undefined {
  const exact = wanted.map(({ day, minute }) =>
    free.find((hour) => hour.day === day && hour.start === minute),
  )
  const rest = free.filter((hour) => !exact.includes(hour))
  const all = exact.map((hour) => hour ?? rest.shift())
  return all.every((hour) => hour !== undefined) ? all : undefined
}

// Who was asked for these sessions only is asked no more.
function without({ sessions, staff }: Course, gone: readonly Session[]): Pick<Change, 'sessions' | 'staff'> {
  const stays = (id: string) => !gone.some((session) => session.id === id)
  return {
    sessions: sessions.filter(({ id }) => stays(id)),
    staff: staff.flatMap((one) => {
      const session_ids = one.session_ids.filter(stays)
      return one.session_ids.length > 0 && session_ids.length === 0 ? [] : [{ ...one, session_ids }]
    }),
  }
}

// The same people, of whom nobody has been asked for it yet.
function pencilled({ staff }: Course): Change['staff'] {
  return staff
    .filter(({ state }) => state !== 'declined' && state !== 'canceled')
    .map((one) => ({ ...one, id: '', state: 'in_analysis', session_ids: [] }))
}
