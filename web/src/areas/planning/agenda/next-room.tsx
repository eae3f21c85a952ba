import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

// The line in which the next sessions of a class stand: as high before they are there as afterwards, so that nothing
// moves; a phone moves it sideways.
export function NextRoom({ label, children }: { label?: string; children?: ReactNode }) {
  return (
    <Box
      component={label ? 'section' : 'div'}
      aria-label={label}
      sx={{ display: 'flex', gap: 3, minHeight: 56, mb: 1, overflowX: 'auto', overflowY: 'hidden' }}
    >
      {children}
    </Box>
  )
}
