import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

type CheckGroupProps = {
  title: string
  // What to say where there is nothing to tick.
  empty?: string | undefined
  children: ReactNode
}

// Boxes to tick that belong together, under one name.
export function CheckGroup({ title, empty, children }: CheckGroupProps) {
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle1" sx={{ p: 0, mb: 0.5 }}>
        {title}
      </Typography>
      {empty ? (
        <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>
      ) : (
        <Box
          sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' }, columnGap: 2 }}
        >
          {children}
        </Box>
      )}
    </Box>
  )
}
