import type { ListParams } from '@/ui/table/list-params'

// The list of courses as its address tells it.
export const courseListSpec = {
  sorts: ['name', 'code', 'hours', 'updated'],
  defaultSort: 'name',
  filters: ['state', 'teacher'],
} as const

export type CourseListParams = ListParams<
  (typeof courseListSpec.sorts)[number],
  (typeof courseListSpec.filters)[number]
>

export type OnParams = (patch: Partial<CourseListParams>, options?: { replace?: boolean }) => void

// The same filters as the server takes them, for the list and for exports of what the list shows.
export function courseFilterQuery({ q, sort, filters }: CourseListParams) {
  const { state, teacher } = filters
  return {
    sort,
    ...(q && { q }),
    ...(state === 'archived' && { archived: true }),
    ...(teacher && { teacher }),
  }
}

export function isFiltered({ q, filters }: CourseListParams): boolean {
  return q !== '' || Object.keys(filters).length > 0
}

// The addresses of a course and its parts, as the specification spells them.
export const courseListPath = '/apps/academic/course'

export const newCoursePath = `${courseListPath}/new`

export function coursePath(id: string): string {
  return `${courseListPath}/${id}`
}

export function courseDocumentsPath(id: string): string {
  return `${courseListPath}/docs/${id}`
}

export function courseBooksPath(id: string): string {
  return `${courseListPath}/books/${id}`
}

export function documentPath(id: string): string {
  return `${courseListPath}/docs/edit/${id}`
}

// A new course that begins as the next version of one there is.
export function newVersionPath(id: string): string {
  return `${newCoursePath}?from=${id}`
}
