import Box from '@mui/material/Box'
import type { SxProps } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { ScrollRestoration, useLocation } from 'react-router'
import { PageSlot } from './page-box'

// The page itself. A new one starts at its top for the keyboard and for screen readers too.
export function PageMain({ sx }: { sx?: SxProps }) {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shownPath = useRef(pathname)
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    // A field that has asked for the focus keeps it: whoever opened the page goes on typing.
    if (document.activeElement?.matches('input, textarea, select')) return
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <Box component="main" id="main" ref={main} tabIndex={-1} sx={{ outline: 'none', ...sx } as SxProps}>
      <PageSlot />
      <ScrollRestoration />
    </Box>
  )
}
