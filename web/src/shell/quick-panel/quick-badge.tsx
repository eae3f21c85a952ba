import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { unseenQuery } from './api'
import { useQuickPanel } from './quick-panel-store'

// How much in the quick panel is new, on the button that opens it; the button's own name tells it, too.
export function QuickBadge() {
  const count = useQuery(unseenQuery()).data?.count ?? 0
  useEffect(() => useQuickPanel.setState({ unseen: count }), [count])
  if (count === 0) return null
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        position: 'absolute',
        insetBlockStart: 0,
        insetInlineEnd: 0,
        minWidth: 18,
        px: 0.5,
        borderRadius: '9px',
        bgcolor: 'error.main',
        color: 'error.contrastText',
        fontSize: '0.6875rem',
        fontWeight: 600,
        lineHeight: '18px',
        textAlign: 'center',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {count > 99 ? '99+' : count}
    </Box>
  )
}
