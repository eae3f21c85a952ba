import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { useText } from '@/texts/use-text'
import { ProgressLine } from './progress-line'
import { SkipLink } from './skip-link'
import { TopBar } from './top-bar'

// The frame around every signed-in screen: bar, navigation, content.
export function Component() {
  const { t } = useText()
  const { pathname } = useLocation()
  const loading = useNavigation().state === 'loading'
  const main = useRef<HTMLElement>(null)
  const shownPath = useRef(pathname)
  // A new page starts at its top for the keyboard and for screen readers too.
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink target="main">{t('shell.skip')}</SkipLink>
      {loading && <ProgressLine label={t('ui.loading')} />}
      <TopBar />
      <Box
        component="main"
        id="main"
        ref={main}
        tabIndex={-1}
        sx={{
          flex: 1,
          width: '100%',
          maxWidth: 1280,
          mx: 'auto',
          px: { xs: 2, sm: 3 },
          pt: { xs: 2, sm: 4 },
          pb: 5,
          outline: 'none',
        }}
      >
        <Outlet />
      </Box>
      <ScrollRestoration />
    </Box>
  )
}
