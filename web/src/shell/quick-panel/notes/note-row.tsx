import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import InputBase from '@mui/material/InputBase'
import { useQueryClient } from '@tanstack/react-query'
import { updateNoteRequestLimits } from '@/api/limits/update-note-request'
import type { Note } from '@/shell/quick-panel/api'
import { useText } from '@/texts/use-text'
import { ActionMenu } from '@/ui/action-menu'
import { DeleteIcon, ExpandIcon, MoveUpIcon } from '@/ui/icons'
import { changeNote, saveDraft, useDrafts } from './drafts'
import { NoteState } from './note-state'

type NoteRowProps = {
  note: Note
  onDelete: () => void
  // Absent at the end of the list.
  onUp?: (() => void) | undefined
  onDown?: (() => void) | undefined
}

const { maxLength } = updateNoteRequestLimits.text

// One note: ticked when it is done, written in place, saved as one goes. A note that is left empty is deleted.
export function NoteRow({ note, onDelete, onUp, onDown }: NoteRowProps) {
  const { t } = useText()
  const cache = useQueryClient()
  const { text, done } = useDrafts((drafts) => drafts[note.id]) ?? note
  const actions = [
    ...(onUp ? [{ label: t('home.note.up'), icon: <MoveUpIcon />, onClick: onUp }] : []),
    ...(onDown ? [{ label: t('home.note.down'), icon: <ExpandIcon />, onClick: onDown }] : []),
    { label: t('home.note.delete'), icon: <DeleteIcon />, onClick: onDelete },
  ]
  const leave = () => (text.trim() === '' ? onDelete() : void saveDraft(cache, note.id))
  const tick = (checked: boolean) => {
    changeNote(cache, note, { done: checked })
    void saveDraft(cache, note.id)
  }
  const name = `${t('home.note.text')}: ${note.text.slice(0, 40)}`
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr auto', columnGap: 0.5, alignItems: 'start' }}
    >
      <Checkbox
        size="small"
        checked={done}
        onChange={(_event, checked) => tick(checked)}
        slotProps={{ input: { 'aria-label': `${t('home.note.done')}: ${note.text.slice(0, 40)}` } }}
        sx={{ p: 0.75, marginInlineStart: -0.75 }}
      />
      <Box sx={{ minWidth: 0 }}>
        <InputBase
          fullWidth
          multiline
          value={text}
          onChange={(event) => changeNote(cache, note, { text: event.target.value })}
          onBlur={leave}
          inputProps={{ 'aria-label': name, maxLength }}
          sx={{
            py: 0.5,
            fontSize: 'inherit',
            '& textarea': { color: done ? 'text.secondary' : 'text.primary' },
            '& textarea:not(:focus)': { textDecoration: done ? 'line-through' : 'none' },
          }}
        />
        <NoteState id={note.id} />
      </Box>
      <ActionMenu label={`${t('home.note.actions')}: ${note.text.slice(0, 40)}`} actions={actions} />
    </Box>
  )
}
