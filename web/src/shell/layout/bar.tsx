import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useLook } from '@/session/look-store'
import { boxWidth } from './measures'

type BarProps = {
  component: 'header' | 'footer' | 'div'
  region: 'toolbar' | 'navbar' | 'footer'
  height: number
  // The edge of the window that it does not leave while the page scrolls.
  stickTo?: { top: number } | { bottom: number } | undefined
  // Reaches across the navbar, and so has no page below it to stand in line with.
  across?: boolean
  children: ReactNode
}

// A region of the frame from edge to edge, in its own palette. In a container its content keeps to the page's width.
export function Bar({ component, region, height, stickTo, across = false, children }: BarProps) {
  const palette = useLook((look) => look.palettes[region])
  const contained = useLook((look) => look.mode === 'container') && !across
  const edge = component === 'footer' ? 'borderTop' : 'borderBottom'
  return (
    <Box
      component={component}
      data-region={region}
      data-palette={palette}
      sx={{
        ...(stickTo && { position: 'sticky', ...stickTo }),
        // A menu that hangs from one bar lies above the next.
        zIndex: (theme) => theme.zIndex.appBar + (region === 'navbar' ? 1 : 0),
        flexShrink: 0,
        bgcolor: 'background.default',
        color: 'text.primary',
        [edge]: 1,
        borderColor: 'divider',
        '@media print': { display: 'none' },
      }}
    >
      <Box
        sx={{
          height: height - 1,
          maxWidth: contained ? boxWidth : undefined,
          mx: 'auto',
          px: { xs: 1, sm: 3 },
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 0.5, sm: 1 },
        }}
      >
        {children}
      </Box>
    </Box>
  )
}
