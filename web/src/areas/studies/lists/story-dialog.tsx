import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useText } from '@/texts/use-text'
import { sayStory } from './tick-look'
import { type ListBook, type ListStudent, nameOf } from './ticks'

type StoryDialogProps = { student: ListStudent; books: readonly ListBook[]; onClose: () => void }

// Who ticked and undid what of somebody's books, when and why: for who has no mouse to point with.
export function StoryDialog({ student, books, onClose }: StoryDialogProps) {
  const texts = useText()
  const id = useId()
  const told = books
    .map(({ number, title }) => ({ number, title, story: sayStory(student, number, texts) }))
    .filter(({ story }) => story !== '')
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{texts.t('booklist.act.story', { name: nameOf(student) })}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ m: 0 }}>
          {told.map(({ number, title, story }) => (
            <Box key={number} sx={{ mb: 2, overflowWrap: 'anywhere' }}>
              <Box component="dt" sx={{ fontWeight: 550 }}>
                {title}
              </Box>
              <Box component="dd" sx={{ m: 0, color: 'text.secondary', whiteSpace: 'pre-line' }}>
                {story}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {texts.t('ui.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
