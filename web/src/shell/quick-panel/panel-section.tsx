import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

// A part of the panel under its name.
export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ px: 2.5, py: 2, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography
        id={id}
        variant="caption"
        component="h3"
        sx={{ mb: 1, fontWeight: 600, color: 'text.secondary' }}
      >
        {title}
      </Typography>
      {children}
    </Box>
  )
}
