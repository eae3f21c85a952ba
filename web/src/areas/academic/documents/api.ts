import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { keys } from '../keys'

export type CourseDocument = Schemas['CourseDocument']
export type CourseDocuments = Schemas['CourseDocuments']
export type DocumentFile = Schemas['CourseDocumentFile']
export type DocumentFields = Omit<Schemas['UpdateCourseDocumentRequest'], 'version'>
// What is said of files before they are sent; their titles come from their names.
export type UploadFields = Omit<DocumentFields, 'title'>

type Address = { id: string; course_id: string }

const one = ({ id, course_id }: Address) => ({ params: { path: { id: course_id, document_id: id } } })

export function documentsQuery(courseId: string) {
  const path = { id: courseId }
  return queryOptions({
    queryKey: keys.documents(courseId),
    queryFn: ({ signal }) => unwrap(api.GET('/api/courses/{id}/documents', { params: { path }, signal })),
  })
}

export function documentQuery(id: string) {
  const params = { path: { id } }
  return queryOptions({
    queryKey: keys.document(id),
    queryFn: ({ signal }) => unwrap(api.GET('/api/course-documents/{id}', { params, signal })),
  })
}

// The file of a document and those that it replaced, the newest first.
export function filesQuery(document: Address) {
  return queryOptions({
    queryKey: keys.documentFiles(document.id),
    queryFn: async ({ signal }) => {
      const path = '/api/courses/{id}/documents/{document_id}/files'
      return (await unwrap(api.GET(path, { ...one(document), signal }))).items
    },
  })
}

// Makes a document of a file that has arrived.
export function addDocument(courseId: string, upload: string, about: UploadFields): Promise<CourseDocument> {
  const params = { path: { id: courseId }, query: { upload, ...about } }
  return unwrap(api.POST('/api/courses/{id}/documents', { params }))
}

// Gives a document another file; the one before is kept.
export function replaceFile(document: Address, upload: string): Promise<CourseDocument> {
  const { path } = one(document).params
  const call = api.POST('/api/courses/{id}/documents/{document_id}/files', {
    params: { path, query: { upload } },
  })
  return unwrap(call)
}

export function updateDocument(
  document: Address,
  fields: DocumentFields,
  version: number,
): Promise<CourseDocument> {
  const path = '/api/courses/{id}/documents/{document_id}'
  return unwrap(api.PUT(path, { ...one(document), body: { ...fields, version } }))
}

export function orderDocuments(courseId: string, ids: string[]): Promise<CourseDocuments> {
  const params = { path: { id: courseId } }
  return unwrap(api.PUT('/api/courses/{id}/document-order', { params, body: { ids } }))
}

export async function deleteDocument(document: CourseDocument): Promise<void> {
  const params = { ...one(document).params, query: { version: document.version } }
  await unwrap(api.DELETE('/api/courses/{id}/documents/{document_id}', { params }))
}

// Every screen that shows the document, or counts it, looks again.
export function keepDocument(cache: QueryClient, document: CourseDocument): void {
  cache.setQueryData(keys.document(document.id), document)
  void cache.invalidateQueries({ queryKey: keys.documentFiles(document.id) })
  refreshDocuments(cache, document.course_id)
}

export function refreshDocuments(cache: QueryClient, courseId: string): void {
  void cache.invalidateQueries({ queryKey: keys.documents(courseId) })
  void cache.invalidateQueries({ queryKey: keys.courses })
}

export function forgetDocument(cache: QueryClient, { id, course_id }: Address): void {
  cache.removeQueries({ queryKey: keys.document(id) })
  refreshDocuments(cache, course_id)
}
