import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { everyMs, type Known, sinceQuery } from '@/api/since'

export type QuickPanelData = Schemas['QuickPanel']
export type PanelEvent = Schemas['Event']
export type PanelNotice = Schemas['Notice']
export type ToldNotice = QuickPanelData['told'][number]
export type Unseen = Schemas['Unseen']
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

// How much in the panel is new to one. A tab that nobody looks at asks as well, seldom: its title tells it.
export function unseenQuery() {
  const query = sinceQuery<Unseen>(['notices', 'unseen'], (since, signal) =>
    unwrap(api.GET('/api/notices/unseen', { params: { query: { since } }, signal })),
  )
  return {
    ...query,
    refetchInterval: () => (document.hidden ? minute : everyMs),
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: true,
  }
}

// Keeps what is still new; the next answer tells everything anew.
export function keepUnseen(cache: QueryClient, data: Unseen): void {
  cache.setQueryData<Known<Unseen>>(unseenQuery().queryKey, { mark: '', data })
}

export function seeNotices(ids: string[], all: boolean, standing: string[]): Promise<Unseen> {
  return unwrap(api.POST('/api/notices/seen', { body: { ids, all, standing } }))
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
