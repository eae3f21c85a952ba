import { queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { sendPlaces } from '@/ui/player/place-notes'
import { keys } from '../keys'

export type Contents = Schemas['BookContents']
export type Hit = Schemas['TextHit']
export type Mark = Schemas['BookMark']
export type NewMark = Schemas['CreateBookMarkRequest']
export type FileOfBook = Schemas['FileOfBook']
export type MarkFields = Pick<Mark, 'note' | 'color'>

// A file of a book.
export type FileId = { bookId: string; fileId: string }

const at = ({ bookId, fileId }: FileId) => ({ id: bookId, file_id: fileId })
const textKey = ({ fileId }: FileId) => keys.text(fileId)

// The book with the newest place in each of its files: what waits to be told of them goes first.
export function readingQuery(id: string) {
  return queryOptions({
    queryKey: [...keys.library, 'reading', id],
    queryFn: async ({ signal }) => {
      await sendPlaces()
      return unwrap(api.GET('/api/library/{id}', { params: { path: { id } }, signal }))
    },
    // Where one was is asked for each time that the book is opened, and never while it is read.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

// A text never changes under its address.
const forGood = { staleTime: Number.POSITIVE_INFINITY, gcTime: 30 * 60_000 }

export function contentsQuery(file: FileId) {
  return queryOptions({
    queryKey: [...textKey(file), 'contents'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/library/{id}/files/{file_id}/contents', { params: { path: at(file) }, signal })),
    ...forGood,
  })
}

export function sectionQuery(file: FileId, number: number) {
  return queryOptions({
    queryKey: [...textKey(file), 'section', number],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/library/{id}/files/{file_id}/sections/{number}', {
          params: { path: { ...at(file), number } },
          signal,
        }),
      ),
    ...forGood,
  })
}

/** What words are found as, by the server or in a PDF by the reader itself. */
export const foundKey = (file: FileId, q: string) => [...textKey(file), 'search', q] as const

export function searchQuery(file: FileId, q: string) {
  return queryOptions({
    queryKey: foundKey(file, q),
    queryFn: async ({ signal }) => {
      const params = { path: at(file), query: { words: q } }
      const { items } = await unwrap(api.GET('/api/library/{id}/files/{file_id}/search', { params, signal }))
      return items
    },
    enabled: q.trim().length >= 2,
    ...forGood,
  })
}

export const marksKey = (file: FileId) => [...textKey(file), 'marks'] as const

export function marksQuery(file: FileId) {
  return queryOptions({
    queryKey: marksKey(file),
    queryFn: async ({ signal }) => {
      const params = { path: at(file) }
      const { items } = await unwrap(api.GET('/api/library/{id}/files/{file_id}/marks', { params, signal }))
      return items
    },
  })
}

export const addMark = (file: FileId, body: NewMark): Promise<Mark> =>
  unwrap(api.POST('/api/library/{id}/files/{file_id}/marks', { params: { path: at(file) }, body }))

const one = (file: FileId, id: string) => ({ params: { path: { ...at(file), mark_id: id } } })

export const saveMark = (file: FileId, { id, version }: Mark, fields: MarkFields): Promise<Mark> =>
  unwrap(
    api.PUT('/api/library/{id}/files/{file_id}/marks/{mark_id}', {
      ...one(file, id),
      body: { ...fields, version },
    }),
  )

export async function removeMark(file: FileId, id: string): Promise<void> {
  await unwrap(api.DELETE('/api/library/{id}/files/{file_id}/marks/{mark_id}', one(file, id)))
}
