import type { PlanningYear, YearCell, YearPlanning } from './api'
import type { Across } from './planning-list'

// A column of the matrix: a class, or a whole campus.
export type YearColumn = { id: string; label: string; classIds: readonly string[]; campusId: string }
export type ColumnGroup = { id: string; name: string; color: string; columns: YearColumn[] }

// The columns of a year, campus by campus in the order of the server. Where no class takes part in anything, the
// campuses are all there is.
export function columnsOf({ classes, plannings }: PlanningYear, across: Across): ColumnGroup[] {
  const groups = new Map<string, ColumnGroup>()
  for (const { campus_id: id, campus_name: name, color } of classes) {
    if (!groups.has(id)) groups.set(id, { id, name, color, columns: [] })
  }
  for (const { id, name, color } of plannings.flatMap(({ campuses }) => campuses)) {
    if (!groups.has(id)) groups.set(id, { id, name, color, columns: [] })
  }
  for (const group of groups.values()) {
    const own = classes.filter(({ campus_id }) => campus_id === group.id)
    group.columns =
      across === 'classes' && classes.length > 0
        ? own.map(({ id, code }) => ({ id, label: code, classIds: [id], campusId: group.id }))
        : [{ id: group.id, label: group.name, classIds: own.map(({ id }) => id), campusId: group.id }]
  }
  return [...groups.values()].filter(({ columns }) => columns.length > 0)
}

// The courses of a week-end in a column; null where the column takes no part in it.
export function cellsAt({ cells, campuses, classes }: YearPlanning, column: YearColumn): YearCell[] | null {
  const isCampus = column.id === column.campusId
  const takesPart = isCampus
    ? campuses.some(({ id }) => id === column.id)
    : classes.some(({ id }) => id === column.id)
  const here = cells.filter(({ class_ids }) => class_ids.some((id) => column.classIds.includes(id)))
  return takesPart || here.length > 0 ? here : null
}

// The week-end that comes next, or goes on; none in a year that is over.
export function comingOf(plannings: readonly YearPlanning[], today: string): string | undefined {
  return plannings.find(({ last_day, state }) => last_day >= today && state !== 'canceled')?.id
}
