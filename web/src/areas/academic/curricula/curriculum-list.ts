import type { ListParams } from '@/ui/table/list-params'

// The list of curricula as its address tells it: of each one the newest version, or those that were put away.
export const curriculumListSpec = {
  sorts: ['name', 'updated'],
  defaultSort: 'name',
  filters: ['programme', 'state'],
} as const

export type CurriculumListParams = ListParams<
  (typeof curriculumListSpec.sorts)[number],
  (typeof curriculumListSpec.filters)[number]
>

export type OnParams = (patch: Partial<CurriculumListParams>, options?: { replace?: boolean }) => void

export const programmes = ['certificate', 'diploma'] as const

export function curriculumFilterQuery({ q, sort, filters }: CurriculumListParams) {
  const programme = programmes.find((name) => name === filters.programme)
  return {
    sort,
    ...(q && { q }),
    ...(programme && { programme }),
    ...(filters.state === 'archived' ? { archived: true } : { latest: true }),
  }
}

export function isFiltered({ q, filters }: CurriculumListParams): boolean {
  return q !== '' || Object.keys(filters).length > 0
}

export const curriculumListPath = '/apps/academic/program/curriculum'

export function curriculumPath(id: string): string {
  return `${curriculumListPath}/${id}`
}
