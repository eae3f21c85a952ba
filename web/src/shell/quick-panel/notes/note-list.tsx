import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { createNoteRequestLimits } from '@/api/limits/create-note-request'
import type { Note } from '@/shell/quick-panel/api'
import { useText } from '@/texts/use-text'
import { AddIcon } from '@/ui/icons'
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

const { maxLength } = createNoteRequestLimits.text

// Where a note begins: Enter keeps it, Shift and Enter begin another line. What the server refuses stays in the field.
function NewNote({ onAdd }: { onAdd: (text: string) => Promise<boolean> }) {
  const { t } = useText()
  const [text, setText] = useState('')
  const [sending, setSending] = useState(false)
  const empty = text.trim() === ''
  const add = async () => {
    if (empty || sending) return
    setSending(true)
    if (await onAdd(text.trim())) setText('')
    setSending(false)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void add()
  }
  return (
    <OutlinedInput
      fullWidth
      multiline
      value={text}
      placeholder={t('home.note.new')}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={handleKey}
      inputProps={{ 'aria-label': t('home.note.new'), maxLength }}
      endAdornment={
        <IconButton aria-label={t('home.note.add')} disabled={empty || sending} onClick={() => void add()}>
          <AddIcon />
        </IconButton>
      }
    />
  )
}

// In the panel, not in a message above the page: the panel keeps the keyboard. Whose focus went with the note finds it
// here.
function DeletedNote({ onUndo }: { onUndo: () => void }) {
  const { t } = useText()
  const undo = useRef<HTMLButtonElement>(null)
  // With the line itself: who presses Enter at once means it.
  useLayoutEffect(() => {
    if (!document.activeElement?.matches('textarea')) undo.current?.focus()
  }, [])
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1, color: 'text.secondary' }}>
      {t('home.note.deleted')}
      <Button ref={undo} size="small" onClick={onUndo}>
        {t('ui.undo')}
      </Button>
    </Box>
  )
}
