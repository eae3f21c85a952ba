import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'

type OverwrittenNote = {
  cell: string
  // Who has put what where one had entered what.
  text: string
  back: string
  leave: string
  onAnswer: (choice: 'mine' | 'theirs') => void
}

// What one had entered and another has changed since: nothing that was taken goes in silence.
export function OverwrittenNotes({ notes }: { notes: readonly OverwrittenNote[] }) {
  return notes.map(({ cell, text, back, leave, onAnswer }) => (
    <Alert key={cell} severity="warning" role="alert" sx={{ mb: 1 }}>
      {text}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Choice onClick={() => onAnswer('mine')}>{back}</Choice>
        <Choice onClick={() => onAnswer('theirs')}>{leave}</Choice>
      </Box>
    </Alert>
  ))
}

const Choice = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <Button variant="outlined" color="inherit" onClick={onClick} sx={{ minHeight: 44 }}>
    {children}
  </Button>
)
