import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

type RowIdentityProps = {
  mark?: ReactNode
  // A small sign before the name.
  titleMark?: ReactNode
  title: ReactNode
  subtitle?: ReactNode
}

// Two lines of a name are enough to know it; the record shows it whole.
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
}

// The first cell of a list: picture or initials, the name, one grey line under it.
export function RowIdentity({ mark, titleMark, title, subtitle }: RowIdentityProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      {mark}
      <Box sx={{ minWidth: 0, lineHeight: 1.35 }}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, fontWeight: 550 }}>
          {titleMark}
          <Box component="span" sx={twoLines}>
            {title}
          </Box>
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
