import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import InputBase from '@mui/material/InputBase'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { updateNoteRequestLimits } from '@/api/limits/update-note-request'
import { formatTime } from '@/lib/dates'
import type { Note } from '@/shell/quick-panel/api'
import { useText } from '@/texts/use-text'
import { ActionMenu } from '@/ui/action-menu'
import { DeleteIcon, ExpandIcon, MoveUpIcon } from '@/ui/icons'
import { changeNote, keepMine, saveDraft, takeTheirs, useDrafts } from './drafts'

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

// Under a note that was changed: whether it is saved, and what to do where it is not.
function NoteState({ id }: { id: string }) {
  const { t, language } = useText()
  const cache = useQueryClient()
  const draft = useDrafts((drafts) => drafts[id])
  if (!draft || draft.text.trim() === '') return null
  if (draft.state === 'stale') {
    return (
      <Box role="alert" sx={{ pb: 1 }}>
        <Typography variant="caption" component="p" sx={{ color: 'error.main' }}>
          {t('home.note.stale')}
        </Typography>
        <Typography sx={{ my: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {draft.base.text}
        </Typography>
        <Button size="small" onClick={() => void keepMine(cache, id)}>
          {t('home.note.keep_mine')}
        </Button>
        <Button size="small" onClick={() => void takeTheirs(cache, id)}>
          {t('home.note.take_theirs')}
        </Button>
      </Box>
    )
  }
  if (draft.state === 'failed') {
    return (
      <Typography role="alert" variant="caption" component="p" sx={{ color: 'error.main' }}>
        {t('home.note.failed')}
        <Button size="small" onClick={() => void saveDraft(cache, id)} sx={{ marginInlineStart: 1 }}>
          {t('home.note.retry')}
        </Button>
      </Typography>
    )
  }
  const saved = draft.state === 'saved' && draft.savedAt
  return (
    <Typography role="status" variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      {saved ? t('home.note.saved', { time: formatTime(saved, language) }) : t('home.note.unsaved')}
    </Typography>
  )
}
