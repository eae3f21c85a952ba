import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  changeNotes,
  createNote,
  deleteNote,
  type Note,
  type NoteFields,
  orderNotes,
  refreshPanel,
} from '@/shell/quick-panel/api'
import { notifyFailure } from '@/ui/notify-failure'
import { dropDraft } from './drafts'

const placed = (notes: Note[], note: Note, index: number) => [
  ...notes.slice(0, index),
  note,
  ...notes.slice(index),
]

type Deleted = { note: Note; index: number }

// What can be done with one's notes. The list shows it at once; where the server refuses, it goes back to what the
// server has.
export function useNoteActions() {
  const cache = useQueryClient()
  const [deleted, setDeleted] = useState<Deleted | null>(null)

  const attempt = async (act: () => Promise<unknown>): Promise<boolean> => {
    try {
      await act()
      return true
    } catch (error) {
      notifyFailure(error)
      await refreshPanel(cache)
      return false
    }
  }

  const add = (fields: NoteFields, index = 0) =>
    attempt(async () => {
      const note = await createNote(fields, index)
      await changeNotes(cache, (notes) => placed(notes, note, index))
    })

  const remove = async (note: Note, index: number) => {
    dropDraft(note.id)
    await changeNotes(cache, (notes) => notes.filter(({ id }) => id !== note.id))
    const gone = await attempt(() => deleteNote(note.id))
    if (!gone) return
    setDeleted({ note, index })
  }

  const move = async (notes: readonly Note[], from: number, to: number) => {
    const moved = notes[from]
    if (!moved || to < 0 || to >= notes.length) return
    const ordered = placed(
      notes.filter((note) => note !== moved),
      moved,
      to,
    )
    await changeNotes(cache, () => ordered)
    await attempt(() => orderNotes(ordered.map(({ id }) => id)))
  }

  // Puts the note that was deleted last back in its place.
  const restore = async () => {
    if (!deleted) return
    const { note, index } = deleted
    if (await add({ text: note.text, done: note.done }, index)) setDeleted(null)
  }

  return { add, remove, move, restore, deleted: deleted?.note }
}
