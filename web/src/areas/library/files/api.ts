import { queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { upload } from '@/api/upload'
import type { FileRules } from '@/ui/files/file-rules'

export type BookFile = Schemas['BookFile']
export type BookFileFields = { title: string }

const one = (bookId: string, id: string) => ({ params: { path: { id: bookId, file_id: id } } })

// What the server takes for a book: its text in one format or another, or its chapters read aloud.
export const bookFileRules: FileRules = {
  extensions: ['pdf', 'epub', 'mobi', 'azw3', 'mp3', 'm4a'],
  maxBytes: 2 * 1024 ** 3,
}

export function bookFilesQuery(bookId: string) {
  return queryOptions({
    queryKey: ['book', bookId, 'files'],
    queryFn: async ({ signal }) => {
      const path = { id: bookId }
      const { items } = await unwrap(api.GET('/api/books/{id}/files', { params: { path }, signal }))
      return items
    },
  })
}

export function addFile(bookId: string, file: File, onProgress: (share: number) => void): Promise<BookFile> {
  return upload(`/api/books/${bookId}/files`, file, { method: 'POST', onProgress })
}

export function renameFile(
  bookId: string,
  id: string,
  fields: BookFileFields,
  version: number,
): Promise<BookFile> {
  const path = '/api/books/{id}/files/{file_id}'
  return unwrap(api.PUT(path, { ...one(bookId, id), body: { ...fields, version } }))
}

export async function orderFiles(bookId: string, ids: string[]): Promise<void> {
  await unwrap(api.PUT('/api/books/{id}/file-order', { params: { path: { id: bookId } }, body: { ids } }))
}

export async function deleteFile(bookId: string, id: string): Promise<void> {
  await unwrap(api.DELETE('/api/books/{id}/files/{file_id}', one(bookId, id)))
}
