import type { TextKey } from '@/texts/text-key'
import type { ListParams } from '@/ui/table/list-params'

// The two lists of classes differ in where they stand, not in what they do.
export type ClassKind = {
  name: 'academic' | 'campus'
  path: string
  title: TextKey
  // The list belongs to a campus: who reaches the network sees it filtered by his own, and may take that away.
  ofCampus: boolean
}

export const academicClasses: ClassKind = {
  name: 'academic',
  path: '/apps/academic/classes',
  title: 'class.list.title',
  ofCampus: false,
}

export const campusClasses: ClassKind = {
  name: 'campus',
  path: '/apps/campus/classes',
  title: 'class.list.title_campus',
  ofCampus: true,
}

export function classPath(kind: ClassKind, id: string): string {
  return `${kind.path}/${id}`
}

// A list of classes as its address tells it.
export const classListSpec = {
  sorts: ['code', 'year', 'campus', 'level', 'updated'],
  defaultSort: '-year',
  filters: ['campus', 'state', 'programme', 'level', 'year', 'curriculum'],
} as const

export type ClassListParams = ListParams<
  (typeof classListSpec.sorts)[number],
  (typeof classListSpec.filters)[number]
>

export type OnParams = (patch: Partial<ClassListParams>, options?: { replace?: boolean }) => void

export const classStates = ['running', 'graduated', 'archived'] as const
export type ClassState = (typeof classStates)[number]

// What tells the state of a class.
export type Stated = { graduated: boolean; archived: boolean; start_year: number }

// A class that has not begun yet is to come. Only the year of its beginning is known.
export function classState({ graduated, archived, start_year }: Stated): ClassState | 'coming' {
  if (archived) return 'archived'
  if (graduated) return 'graduated'
  return start_year > new Date().getFullYear() ? 'coming' : 'running'
}

export const programmes = ['certificate', 'diploma'] as const
export const levels = Array.from({ length: 10 }, (_, index) => index + 1)

export const everyCampus = 'all'

// The campus that the list is narrowed to; undefined is every campus in reach.
function shownCampus(kind: ClassKind, { filters }: ClassListParams, own: string): string | undefined {
  if (filters.campus === everyCampus) return undefined
  return filters.campus ?? (kind.ofCampus ? own : undefined)
}

// The same filters as the server takes them, for the list and for exports of what the list shows.
export function classFilterQuery(kind: ClassKind, params: ClassListParams, own: string) {
  const { q, sort, filters } = params
  const campus = shownCampus(kind, params, own)
  const programme = programmes.find((name) => name === filters.programme)
  const level = levels.find((number) => String(number) === filters.level)
  return {
    sort,
    ...(q && { q }),
    ...(campus && { campus }),
    ...(programme && { programme }),
    ...(level && { level }),
    ...(/^\d{4}$/.test(filters.year ?? '') && { year: Number(filters.year) }),
    ...(filters.curriculum && { curriculum: filters.curriculum }),
    ...(filters.state === 'archived' && { archived: true }),
    ...(filters.state === 'coming' && { graduated: 'false' as const, begun: 'false' as const }),
    ...(filters.state === 'running' && { graduated: 'false' as const, begun: 'true' as const }),
    ...(filters.state === 'graduated' && { graduated: 'true' as const }),
  }
}

export type ClassFilterQuery = ReturnType<typeof classFilterQuery>

export function isFiltered({ q, filters }: ClassListParams): boolean {
  return q !== '' || Object.keys(filters).some((name) => name !== 'campus')
}
