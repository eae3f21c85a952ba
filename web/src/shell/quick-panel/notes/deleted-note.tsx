import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { useText } from '@/texts/use-text'

// In the panel, not in a message above the page: the panel keeps the keyboard. Whose focus went with the note finds it
// here.
export function DeletedNote({ onUndo }: { onUndo: () => void }) {
  const { t } = useText()
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
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
