import LinearProgress from '@mui/material/LinearProgress'

// Tells that the next page is on its way; appears only when it takes a moment.
export function ProgressLine({ label }: { label: string }) {
  return (
    <LinearProgress
      aria-label={label}
      sx={{
        position: 'fixed',
        insetInline: 0,
        insetBlockStart: 0,
        zIndex: 'tooltip',
        height: 2,
        opacity: 0,
        animation: 'appear 0s 150ms forwards',
        '@keyframes appear': { to: { opacity: 1 } },
      }}
    />
  )
}
