import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

// A line of a list in which things stand in an order: picture, words, what can be done. It covers what it is dragged over.
export function LineRow({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 64,
        py: 1,
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {children}
    </Box>
  )
}
