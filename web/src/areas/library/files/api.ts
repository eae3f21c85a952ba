import { queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { keys } from '../keys'

export type BookFile = Schemas['BookFile']
export type BookFileFields = { title: string }

const one = (bookId: string, id: string) => ({ params: { path: { id: bookId, file_id: id } } })

export function bookFilesQuery(bookId: string) {
  return queryOptions({
    queryKey: keys.files(bookId),
    queryFn: async ({ signal }) => {
      const path = { id: bookId }
      const { items } = await unwrap(api.GET('/api/books/{id}/files', { params: { path }, signal }))
      return items
    },
  })
}

// Makes a file of the book out of what has been uploaded.
export function addFile(bookId: string, upload: string): Promise<BookFile> {
  const params = { path: { id: bookId }, query: { upload } }
  return unwrap(api.POST('/api/books/{id}/files', { params }))
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

export async function deleteFile(bookId: string, { id, version }: BookFile): Promise<void> {
  const params = { ...one(bookId, id).params, query: { version } }
  await unwrap(api.DELETE('/api/books/{id}/files/{file_id}', { params }))
}
