import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'

export type QuickPanelData = Schemas['QuickPanel']
export type PanelEvent = Schemas['Event']
export type PanelNotice = Schemas['Notice']
export type ToldNotice = QuickPanelData['told'][number]
export type Note = Schemas['Note']
export type NoteFields = Pick<Note, 'text' | 'done'>

const key = ['quick-panel']

export function quickPanelQuery() {
  return queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => unwrap(api.GET('/api/quick-panel/data', { signal })),
  })
}

const minute = 60_000

// How much in the panel is new to one: asked for again while the page is looked at.
export function unseenQuery() {
  return queryOptions({
    queryKey: ['notices', 'unseen'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/notices/unseen', { signal })),
    staleTime: minute,
    refetchInterval: minute,
    refetchOnWindowFocus: true,
  })
}

export function seeNotices(ids: string[], all: boolean): Promise<Schemas['Unseen']> {
  return unwrap(api.POST('/api/notices/seen', { body: { ids, all } }))
}

export function createNote(fields: NoteFields, position = 0): Promise<Note> {
  return unwrap(api.POST('/api/notes', { body: { ...fields, position } }))
}

export function updateNote(id: string, { text, done }: NoteFields, version: number): Promise<Note> {
  return unwrap(api.PUT('/api/notes/{id}', { params: { path: { id } }, body: { text, done, version } }))
}

export function deleteNote(id: string): Promise<unknown> {
  return unwrap(api.DELETE('/api/notes/{id}', { params: { path: { id } } }))
}

export function orderNotes(ids: string[]): Promise<unknown> {
  return unwrap(api.POST('/api/notes/order', { body: { ids } }))
}

// Changes the notes that the panel shows. A fetch that is under way would bring back what was before.
export async function changeNotes(cache: QueryClient, change: (notes: Note[]) => Note[]): Promise<void> {
  await cache.cancelQueries({ queryKey: key })
  cache.setQueryData<QuickPanelData>(key, (data) => data && { ...data, notes: change(data.notes) })
}

export function refreshPanel(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ queryKey: key })
}
