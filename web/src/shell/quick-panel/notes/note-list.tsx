import Box from '@mui/material/Box'
import type { Note } from '@/shell/quick-panel/api'
import { DeletedNote } from './deleted-note'
import { NewNote } from './new-note'
import { NoteRow } from './note-row'
import { useNoteActions } from './use-note-actions'

// One's own notes, the newest first unless they were moved.
export function NoteList({ notes }: { notes: readonly Note[] }) {
  const { add, remove, move, restore, deleted } = useNoteActions()
  return (
    <>
      <NewNote onAdd={(text) => add({ text, done: false })} />
      {deleted && <DeletedNote key={deleted.id} onUndo={() => void restore()} />}
      {notes.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
          {notes.map((note, index) => (
            <NoteRow
              key={note.id}
              note={note}
              onDelete={() => void remove(note, index)}
              onUp={index > 0 ? () => void move(notes, index, index - 1) : undefined}
              onDown={index < notes.length - 1 ? () => void move(notes, index, index + 1) : undefined}
            />
          ))}
        </Box>
      )}
    </>
  )
}
