import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

// A field that takes both columns of a form section: long texts, pictures, a row of small ones.
export function FullWidth({ children }: { children: ReactNode }) {
  return <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>{children}</Box>
}
