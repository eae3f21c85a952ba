import type { QueryClient } from '@tanstack/react-query'
import { create } from 'zustand'
import { ApiError } from '@/api/api-error'
import { useSession } from '@/session/session-store'
import { changeNotes, type Note, type NoteFields, updateNote } from '@/shell/quick-panel/api'

// What has been typed into notes and is on its way to the server. It lives outside the panel, so that closing the
// panel, or a call that fails, loses nothing.

type Draft = NoteFields & {
  // The note as the server has it: what was typed is saved over this version.
  base: Note
  state: 'unsaved' | 'saving' | 'saved' | 'failed' | 'stale'
  savedAt?: Date
}

const pauseMs = 1000

export const useDrafts = create<Record<string, Draft>>(() => ({}))

const timers = new Map<string, ReturnType<typeof setTimeout>>()

function put(id: string, change: Partial<Draft>): void {
  useDrafts.setState((drafts) => {
    const draft = drafts[id]
    return draft ? { [id]: { ...draft, ...change } } : drafts
  })
}

export function dropDraft(id: string): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
  useDrafts.setState(({ [id]: _dropped, ...others }) => others, true)
}

// Notes a change at once and saves it when the typing has come to rest. A draft that waits for a choice between two
// versions goes on waiting.
export function changeNote(cache: QueryClient, note: Note, change: Partial<NoteFields>): void {
  const known = useDrafts.getState()[note.id]
  const draft = known ?? { text: note.text, done: note.done, base: note, state: 'unsaved' as const }
  const state = draft.state === 'stale' || draft.state === 'saving' ? draft.state : 'unsaved'
  const base = draft.state === 'saved' ? newer(draft.base, note) : draft.base
  useDrafts.setState({ [note.id]: { ...draft, ...change, base, state } })
  clearTimeout(timers.get(note.id))
  timers.set(
    note.id,
    setTimeout(() => void saveDraft(cache, note.id), pauseMs),
  )
}

const newer = (one: Note, other: Note) => (other.version > one.version ? other : one)

const wantsSaving = ({ state, text }: Draft) =>
  (state === 'unsaved' || state === 'failed') && text.trim() !== ''

// Saves what was typed; what is typed meanwhile is saved next.
export async function saveDraft(cache: QueryClient, id: string): Promise<void> {
  const draft = useDrafts.getState()[id]
  if (!draft || !wantsSaving(draft)) return
  const { text, done, base } = draft
  if (text === base.text && done === base.done) return dropDraft(id)
  put(id, { state: 'saving' })
  try {
    await adopt(cache, await updateNote(id, draft, base.version), { text, done })
  } catch (error) {
    const stale = error instanceof ApiError && error.code === 'edit.stale'
    put(id, stale ? { state: 'stale', base: error.current as Note } : { state: 'failed' })
  }
}

async function adopt(cache: QueryClient, saved: Note, sent: NoteFields): Promise<void> {
  await changeNotes(cache, (notes) => notes.map((note) => (note.id === saved.id ? saved : note)))
  const draft = useDrafts.getState()[saved.id]
  if (!draft) return
  if (draft.text === sent.text && draft.done === sent.done) {
    return put(saved.id, { state: 'saved', base: saved, savedAt: new Date() })
  }
  put(saved.id, { state: 'unsaved', base: saved })
  await saveDraft(cache, saved.id)
}

// The choice between two versions: one's own over the newer one, or the newer one.
export async function keepMine(cache: QueryClient, id: string): Promise<void> {
  put(id, { state: 'unsaved' })
  await saveDraft(cache, id)
}

export async function takeTheirs(cache: QueryClient, id: string): Promise<void> {
  const draft = useDrafts.getState()[id]
  dropDraft(id)
  if (draft) await changeNotes(cache, (notes) => notes.map((note) => (note.id === id ? draft.base : note)))
}

const isPending = ({ state, text, base }: Draft) => state !== 'saved' && text !== base.text

window.addEventListener('beforeunload', (event) => {
  if (Object.values(useDrafts.getState()).some(isPending)) event.preventDefault()
})

// Nobody finds another person's words.
useSession.subscribe(({ user }, { user: before }) => {
  if (user?.id !== before?.id) for (const id of Object.keys(useDrafts.getState())) dropDraft(id)
})
