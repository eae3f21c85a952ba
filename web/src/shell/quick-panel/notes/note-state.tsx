import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { formatTime } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { keepMine, saveDraft, takeTheirs, useDrafts } from './drafts'

// Under a note that was changed: whether it is saved, and what to do where it is not.
export function NoteState({ id }: { id: string }) {
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
