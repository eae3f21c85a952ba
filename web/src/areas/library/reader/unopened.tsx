import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'
import { useText } from '@/texts/use-text'
import { CloseIcon } from '@/ui/icons'

// A book that is not open yet, or cannot be: whoever waits for it may leave.
export function Unopened({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useText()
  return (
    <Box sx={{ p: 1, minWidth: 0, overflow: 'auto' }}>
      <IconButton aria-label={t('book.reader.close')} onClick={onClose}>
        <CloseIcon />
      </IconButton>
      {children}
    </Box>
  )
}
