import type { ListParams } from '@/ui/table/list-params'

// The catalogue as its address tells it. "barcode" is what a scanner read, where several books answer to it.
export const bookListSpec = {
  sorts: ['title', 'author', 'price', 'updated'],
  defaultSort: 'title',
  filters: ['type', 'language', 'active', 'published', 'barcode'],
} as const

export const bookTypes = ['ebook', 'audio_book', 'paperback'] as const

export type BookType = (typeof bookTypes)[number]

export type BookListParams = ListParams<
  (typeof bookListSpec.sorts)[number],
  (typeof bookListSpec.filters)[number]
>

export type OnParams = (patch: Partial<BookListParams>, options?: { replace?: boolean }) => void

// The same filters as the server takes them, for the list and for exports of what the list shows.
export function bookFilterQuery({ q, sort, filters }: BookListParams) {
  const { language, barcode } = filters
  const type = bookTypes.find((known) => known === filters.type)
  const active = yesOrNo(filters.active)
  const published = yesOrNo(filters.published)
  return {
    sort,
    ...(q && { q }),
    ...(type && { type }),
    ...(language && { language }),
    ...(active && { active }),
    ...(published && { published }),
    ...(barcode && { barcode }),
  }
}

function yesOrNo(value: string | undefined): 'true' | 'false' | undefined {
  return value === 'true' || value === 'false' ? value : undefined
}

export function isFiltered({ q, filters }: BookListParams): boolean {
  return q !== '' || Object.keys(filters).length > 0
}

export const bookListPath = '/apps/academic/book'

// A barcode that no book has yet is carried into the form for a new one.
export function newBookPath(barcode?: string): string {
  return barcode ? `${bookListPath}/new?${new URLSearchParams({ barcode })}` : `${bookListPath}/new`
}

export function bookPath(id: string): string {
  return `${bookListPath}/${id}`
}

export const bookCopiesPath = (id: string) => `${bookListPath}/copies/${id}`

export function bookFilesPath(id: string): string {
  return `${bookListPath}/files/${id}`
}
