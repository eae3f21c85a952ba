import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useLook } from '@/session/look-store'
import { boxWidth, footerHeight } from './measures'

type FrameBoxProps = {
  // The height of what stays at the top of the window, above the page.
  top: number
  children: ReactNode
}

// What all layouts stand in. Tells the page, in CSS variables, what stays in sight above and below it, so that its
// own sticky parts keep clear of that.
export function FrameBox({ top, children }: FrameBoxProps) {
  const boxed = useLook((look) => look.mode === 'boxed')
  const { display, style } = useLook((look) => look.footer)
  const bottom = display && style === 'fixed' ? footerHeight : 0
  return (
    <Box sx={boxed ? { bgcolor: 'grey.100' } : undefined}>
      <Box
        style={
          { '--frame-top': `${top}px`, '--frame-bottom': `max(${bottom}px, var(--player, 0px))` } as object
        }
        sx={{
          minHeight: '100dvh',
          display: 'flex',
          flexDirection: 'column',
          // What plays stands over the foot of the window, and over a footer that stays there.
          paddingBlockEnd: 'var(--player, 0px)',
          bgcolor: 'background.default',
          ...(boxed && {
            maxWidth: boxWidth,
            mx: 'auto',
            borderInline: '1px solid',
            borderColor: 'divider',
          }),
        }}
      >
        {children}
      </Box>
    </Box>
  )
}
