import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

// The first stop of the keyboard: past the bar, to the content.
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <Box
      component="a"
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(target)?.focus()
      }}
      sx={{
        position: 'absolute',
        insetInlineStart: 16,
        insetBlockStart: -60,
        zIndex: 'tooltip',
        px: 2,
        py: 1.5,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '&:focus': { insetBlockStart: 8 },
      }}
    >
      {children}
    </Box>
  )
}
