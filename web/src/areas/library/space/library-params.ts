import type { ListParams } from '@/ui/table/list-params'
import { bookTypes } from '../books/book-list'

// The library of a space as its address tells it.
export const librarySpec = {
  sorts: ['title', 'author', 'new'],
  defaultSort: 'title',
  filters: ['type', 'language', 'course', 'need', 'shelf'],
} as const

export type LibraryParams = ListParams<
  (typeof librarySpec.sorts)[number],
  (typeof librarySpec.filters)[number]
>

export type OnParams = (patch: Partial<LibraryParams>, options?: { replace?: boolean }) => void

export const needs = ['required', 'suggested'] as const

export function libraryFilterQuery({ q, sort, filters }: LibraryParams) {
  const { language, course } = filters
  const type = bookTypes.find((known) => known === filters.type)
  const need = needs.find((known) => known === filters.need)
  return {
    sort,
    ...(q && { q }),
    ...(type && { type }),
    ...(need && { need }),
    ...(language && { language }),
    ...(course && { course }),
    ...(filters.shelf === 'true' && { shelf: 'true' as const }),
  }
}

export function isNarrowed({ q, page, filters }: LibraryParams): boolean {
  return q !== '' || page > 1 || Object.keys(filters).length > 0
}

// A space has its library at its own address; the pages are the same.
export function libraryPathOf(pathname: string): string {
  return pathname.split('/').slice(0, 4).join('/')
}
