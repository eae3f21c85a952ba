import type { RunningClass } from './api'

// Who takes part in a planning: campuses, and classes of theirs. A class is never there without its campus.
export type Participants = { campus_ids: string[]; class_ids: string[] }

export type CampusChoice = { id: string; name: string; color: string; classes: RunningClass[] }

// The campuses with the classes that are taught in a year; those that take part already are offered, too.
export function campusChoices(
  campuses: readonly { id: string; name: string; color: string }[],
  classes: readonly RunningClass[],
  year: number,
  chosen: Participants,
): CampusChoice[] {
  const offered = classes.filter((group) => runsIn(group, year) || chosen.class_ids.includes(group.id))
  return campuses.map(({ id, name, color }) => ({
    id,
    name,
    color,
    classes: offered.filter((group) => group.campus_id === id),
  }))
}

// Of a class without an end only its beginning is known.
function runsIn({ start_year, end_year }: RunningClass, year: number): boolean {
  return start_year <= year && year <= (end_year ?? year)
}

// A campus comes with all its classes, and goes with them.
export function withCampus(now: Participants, campus: CampusChoice, takesPart: boolean): Participants {
  const own = campus.classes.map(({ id }) => id)
  const others = {
    campus_ids: now.campus_ids.filter((id) => id !== campus.id),
    class_ids: now.class_ids.filter((id) => !own.includes(id)),
  }
  if (!takesPart) return others
  return { campus_ids: [...others.campus_ids, campus.id], class_ids: [...others.class_ids, ...own] }
}

// A class brings its campus along; a campus stays when its last class goes.
export function withClass(now: Participants, group: RunningClass, takesPart: boolean): Participants {
  const others = now.class_ids.filter((id) => id !== group.id)
  if (!takesPart) return { ...now, class_ids: others }
  const campus_ids = now.campus_ids.includes(group.campus_id)
    ? now.campus_ids
    : [...now.campus_ids, group.campus_id]
  return { campus_ids, class_ids: [...others, group.id] }
}

// How much of a campus takes part: all of it, a part, nothing.
export function shareOf(now: Participants, campus: CampusChoice): 'all' | 'part' | 'none' {
  if (!now.campus_ids.includes(campus.id)) return 'none'
  return campus.classes.every(({ id }) => now.class_ids.includes(id)) ? 'all' : 'part'
}
