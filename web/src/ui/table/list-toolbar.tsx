import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

// Search and filters in one line above a table; on a phone the filters go below the search.
export function ListToolbar({ children }: { children: ReactNode }) {
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      {children}
    </Box>
  )
}
