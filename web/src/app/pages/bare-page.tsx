import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { BrandMark } from '@/ui/brand-mark'

// The mark, the words, the way on, somewhat above the middle.
export const aboveTheMiddle = {
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  pt: { xs: '14vh', sm: '22vh' },
} as const

// A page that stands alone with one thing to say.
export function BarePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="main" sx={aboveTheMiddle}>
      <title>{title}</title>
      <BrandMark size={36} />
      {children}
    </Box>
  )
}
