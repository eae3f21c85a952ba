import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { asSeen, type Seen } from '@/api/seen'
import { upload } from '@/api/upload'
import { keys } from '../keys'
import type { Kind, Recording } from '../recording-kind'

export type SessionRecordings = Schemas['SessionRecordings']
export type RecordingFields = Omit<Schemas['UpdateRecordingRequest'], 'version' | '$schema'>
export type NewRecordingLink = Schemas['NewRecordingLink']
export type Listeners = Schemas['Listeners']

const of = (id: string) => ({ params: { path: { id } } })

export function sessionQuery(id: string) {
  return queryOptions({
    queryKey: keys.session(id),
    queryFn: ({ signal }) => unwrap(api.GET('/api/recording-sessions/{id}', { ...of(id), signal })),
  })
}

// How often a session is asked for while light forms of it are being made.
const lookEvery = 5_000

export function looksAgain(session: SessionRecordings | undefined): number | false {
  const waits = session?.may_edit && session.recordings.some(({ light }) => light.state === 'waiting')
  return waits ? lookEvery : false
}

export function listenersQuery(id: string) {
  return queryOptions({
    queryKey: keys.listeners(id),
    queryFn: ({ signal }) => unwrap(api.GET('/api/recording-sessions/{id}/listeners', { ...of(id), signal })),
  })
}

export function filesQuery(id: string) {
  return queryOptions({
    queryKey: keys.files(id),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/recordings/{id}/files', { ...of(id), signal }))).items,
  })
}

// Makes a recording of a file that has arrived; it is hidden at first.
export function addRecording(sessionId: string, kind: Kind, upload: string, duration: number) {
  const params = { path: { id: sessionId }, query: { kind, upload, duration } }
  return unwrap(api.POST('/api/recording-sessions/{id}/recordings', { params }))
}

export function replaceRecording(id: string, upload: string, duration: number): Promise<Recording> {
  const params = { path: { id }, query: { upload, duration } }
  return unwrap(api.POST('/api/recordings/{id}/files', { params }))
}

export function updateRecording(id: string, fields: RecordingFields, version: number): Promise<Recording> {
  return unwrap(api.PUT('/api/recordings/{id}', { ...of(id), body: { ...fields, version } }))
}

export function setCaption(id: string, language: string, file: File): Promise<Recording> {
  return upload(`/api/recordings/${id}/captions/${language}`, file, { method: 'PUT' })
}

export async function removeCaption(id: string, language: string): Promise<void> {
  const path = { id, language }
  await unwrap(api.DELETE('/api/recordings/{id}/captions/{language}', { params: { path } }))
}

export async function deleteRecording(seen: Seen): Promise<void> {
  await unwrap(api.DELETE('/api/recordings/{id}', asSeen(seen)))
}

export function orderRecordings(sessionId: string, kind: Kind, ids: string[]): Promise<SessionRecordings> {
  return unwrap(api.PUT('/api/recording-sessions/{id}/order', { ...of(sessionId), body: { kind, ids } }))
}

export function publishRecordings(ids: string[], publish_at: string | null, consent: boolean) {
  return unwrap(api.POST('/api/recordings/publish', { body: { ids, publish_at, consent } }))
}

export function hideRecordings(ids: string[]) {
  return unwrap(api.POST('/api/recordings/hide', { body: { ids } }))
}

export function retryLight(id: string): Promise<Recording> {
  return unwrap(api.POST('/api/recordings/{id}/light', of(id)))
}

export function moveRecordings(ids: string[], session_id: string) {
  return unwrap(api.POST('/api/recordings/move', { body: { ids, session_id } }))
}

export function createLink(sessionId: string): Promise<NewRecordingLink> {
  return unwrap(api.POST('/api/recording-sessions/{id}/links', of(sessionId)))
}

// The links by which phones may send to a session now, those of colleagues included.
export function openLinksQuery(sessionId: string) {
  return queryOptions({
    queryKey: keys.openLinks(sessionId),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/recording-sessions/{id}/links', { ...of(sessionId), signal }))).items,
    staleTime: 0,
  })
}

export async function endLink(id: string): Promise<void> {
  await unwrap(api.DELETE('/api/recording-links/{id}', of(id)))
}

// What changes in a session changes the list of sessions, too.
export function refreshSession(cache: QueryClient, id: string): void {
  void cache.invalidateQueries({ queryKey: keys.session(id) })
  void cache.invalidateQueries({ queryKey: keys.sessions })
}
