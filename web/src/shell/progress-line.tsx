import Box from '@mui/material/Box'

// Tells that the next page is on its way; appears only when it takes a moment.
export function ProgressLine({ label }: { label: string }) {
  return (
    <Box
      role="progressbar"
      aria-label={label}
      sx={{
        position: 'fixed',
        insetInline: 0,
        insetBlockStart: 0,
        zIndex: 'tooltip',
        height: 2,
        overflow: 'hidden',
        opacity: 0,
        animation: 'appear 0s 150ms forwards',
        '@keyframes appear': { to: { opacity: 1 } },
        '&::before': {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          width: '30%',
          bgcolor: 'primary.main',
          animation: 'pass 1.2s ease-in-out infinite',
        },
        '@keyframes pass': { from: { insetInlineStart: '-30%' }, to: { insetInlineStart: '100%' } },
      }}
    />
  )
}
