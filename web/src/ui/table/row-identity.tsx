import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

type RowIdentityProps = { mark?: ReactNode; title: ReactNode; subtitle?: ReactNode }

// The first cell of a list: picture or initials, the name, one grey line under it.
export function RowIdentity({ mark, title, subtitle }: RowIdentityProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      {mark}
      <Box sx={{ minWidth: 0, lineHeight: 1.35 }}>
        <Box
          sx={{
            fontWeight: 550,
            overflowWrap: 'anywhere',
            display: 'flex',
            alignItems: 'flex-start',
            gap: 1,
          }}
        >
          {title}
        </Box>
        {subtitle && (
          <Typography variant="caption" component="div" noWrap sx={{ color: 'text.secondary' }}>
            {subtitle}
          </Typography>
        )}
      </Box>
    </Box>
  )
}
