import { queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { upload } from '@/api/upload'
import { paperKeys as keys } from '../keys'

export type IssuedPaper = Schemas['IssuedPaper']
export type PaperRun = Schemas['PaperRun']
type PaperKind = PaperRun['kind']
export type WantedPapers = Schemas['WantedPapers']
export type PaperSignature = Schemas['PaperSignature']
export type SignatureFields = Pick<PaperSignature, 'name' | 'title'>

export const paperKinds: readonly PaperKind[] = ['report_card', 'certificate', 'diploma', 'transcript']

export const classPapersQuery = (classId: string) =>
  queryOptions({
    queryKey: [...keys.papers, 'class', classId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/classes/{id}/papers', { params: { path: { id: classId } }, signal })),
  })

export const studentPapersQuery = (studentId: string) =>
  queryOptions({
    queryKey: [...keys.papers, 'student', studentId],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/students/{id}/papers', { params: { path: { id: studentId } }, signal })))
        .items,
  })

// Asked again while the papers are being made.
export const runQuery = (id: string) =>
  queryOptions({
    queryKey: keys.run(id),
    queryFn: ({ signal }) => unwrap(api.GET('/api/paper-runs/{id}', { params: { path: { id } }, signal })),
    refetchInterval: ({ state }) => (state.data?.finished ? false : 1000),
  })

export function issuePapers(classId: string, body: WantedPapers) {
  return unwrap(api.POST('/api/classes/{id}/papers', { params: { path: { id: classId } }, body }))
}

export function withdrawPaper(id: string, reason: string) {
  return unwrap(api.POST('/api/issued-papers/{id}/withdraw', { params: { path: { id } }, body: { reason } }))
}

export const signatureQuery = (campusId: string) =>
  queryOptions({
    queryKey: keys.signature(campusId),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/campuses/{id}/paper-signature', { ...ofCampus(campusId), signal })),
  })

export function setSignature(campusId: string, body: Schemas['SetPaperSignatureRequest']) {
  return unwrap(api.PUT('/api/campuses/{id}/paper-signature', { ...ofCampus(campusId), body }))
}

export function setStamp(
  campusId: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<PaperSignature> {
  return upload(`/api/campuses/${campusId}/paper-signature/stamp`, file, { method: 'PUT', onProgress })
}

export function removeStamp(campusId: string) {
  return unwrap(api.DELETE('/api/campuses/{id}/paper-signature/stamp', ofCampus(campusId)))
}

const ofCampus = (id: string) => ({ params: { path: { id } } })
