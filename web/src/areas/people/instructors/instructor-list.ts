import { isDay } from '@/lib/calendar-days'
import type { ListParams } from '@/ui/table/list-params'

// The list of instructors as its address tells it.
export const instructorListSpec = {
  sorts: ['name'],
  defaultSort: 'name',
  filters: ['campus', 'language', 'free_on', 'asked'],
} as const

export type InstructorListParams = ListParams<'name', (typeof instructorListSpec.filters)[number]>

export type OnParams = (patch: Partial<InstructorListParams>, options?: { replace?: boolean }) => void

export const askedStates = ['waiting', 'answered'] as const

// The same filters as the server takes them.
export function instructorFilterQuery({ q, sort, filters }: InstructorListParams) {
  const { campus, language, free_on, asked } = filters
  const state = askedStates.find((name) => name === asked)
  return {
    sort,
    ...(q && { q }),
    ...(campus && { campus }),
    ...(language && /^[\w-]{2,11}$/.test(language) && { language }),
    ...(free_on && isDay(free_on) && { free_on }),
    ...(state && { asked: state }),
  }
}

export function isFiltered({ q, filters }: InstructorListParams): boolean {
  return q !== '' || Object.keys(filters).length > 0
}

export const instructorListPath = '/apps/academic/instructor'

export function instructorPath(id: string): string {
  return `${instructorListPath}/${id}`
}
