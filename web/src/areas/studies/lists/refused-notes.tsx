import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useText } from '@/texts/use-text'
import { type ListState, nameOf, type Sheet } from './ticks'

// What was ticked here and the server did not take, each with why: nothing is dropped in silence.
export function RefusedNotes({ sheet, state }: { sheet: Sheet; state: ListState }) {
  const { t, code } = useText()
  const refused = [...state.cells].filter(([, { state: now }]) => now === 'refused')
  if (refused.length === 0) return null
  const settle = (choice: 'mine' | 'theirs') => {
    for (const [cell] of refused) state.settle(cell, choice)
  }
  return (
    <Alert severity="error" role="alert" sx={{ mb: 2 }}>
      {t('booklist.sheet.refused', { count: refused.length })}
      <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
        {refused.slice(0, 10).map(([cell, { entry, code: why }]) => (
          <li key={cell}>
            {t('booklist.sheet.cell', {
              name: sheet.students.filter(({ id }) => id === entry.student_id).map(nameOf)[0] ?? '',
              title: sheet.books.find(({ number }) => number === entry.book)?.title ?? '',
              states: code(why) ?? t('ui.error.title'),
            })}
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="outlined" color="inherit" onClick={() => settle('mine')}>
          {t('ui.error.retry')}
        </Button>
        <Button variant="outlined" color="inherit" onClick={() => settle('theirs')}>
          {t('booklist.sheet.let_go')}
        </Button>
      </Box>
    </Alert>
  )
}
