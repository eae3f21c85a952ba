import { queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { upload } from '@/api/upload'
import { keys } from '../keys'

export type CampusDocument = Schemas['CampusDocument']

const one = (campusId: string, id: string) => ({ params: { path: { id: campusId, document_id: id } } })

export function documentsQuery(campusId: string) {
  return queryOptions({
    queryKey: keys.documents(campusId),
    queryFn: async ({ signal }) => {
      const path = { id: campusId }
      const { items } = await unwrap(api.GET('/api/campuses/{id}/documents', { params: { path }, signal }))
      return items
    },
  })
}

export function addDocument(
  campusId: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<CampusDocument> {
  return upload(`/api/campuses/${campusId}/documents`, file, { method: 'POST', onProgress })
}

export type DocumentFields = { title: string; position: number }

export function updateDocument(
  campusId: string,
  id: string,
  fields: DocumentFields,
  version: number,
): Promise<CampusDocument> {
  const path = '/api/campuses/{id}/documents/{document_id}'
  return unwrap(api.PUT(path, { ...one(campusId, id), body: { ...fields, version } }))
}

export async function deleteDocument(campusId: string, { id, version }: CampusDocument): Promise<void> {
  const params = { ...one(campusId, id).params, query: { version } }
  await unwrap(api.DELETE('/api/campuses/{id}/documents/{document_id}', { params }))
}
