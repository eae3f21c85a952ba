import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type KeyboardEvent, useState } from 'react'
import { createNoteRequestLimits } from '@/api/limits/create-note-request'
import { useText } from '@/texts/use-text'
import { AddIcon } from '@/ui/icons'

const { maxLength } = createNoteRequestLimits.text

// Where a note begins: Enter keeps it, Shift and Enter begin another line. What the server refuses stays in the field.
export function NewNote({ onAdd }: { onAdd: (text: string) => Promise<boolean> }) {
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
