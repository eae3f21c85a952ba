import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

type FormBarProps = { label: string; children: ReactNode }

// The bar at the foot of a form, in sight however long the form is.
export function FormBar({ label, children }: FormBarProps) {
  return (
    <Box
      role="region"
      aria-label={label}
      sx={{
        position: 'sticky',
        insetBlockEnd: 'var(--frame-bottom, 0px)',
        zIndex: 'appBar',
        mt: 3,
        mb: -5,
        mx: { xs: -2, sm: -3 },
        px: { xs: 2, sm: 3 },
        py: 1.25,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'end',
        gap: 1,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {children}
    </Box>
  )
}
