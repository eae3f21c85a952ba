import './palettes.css'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider, useColorScheme } from '@mui/material/styles'
import { type ReactNode, use, useDeferredValue, useLayoutEffect, useMemo } from 'react'
import { cacheFor } from './emotion-cache'
import { useLookState } from './look-state'
import { makeTheme } from './theme'

// Gives the kit its look. The other direction is shown when its styles have come: until then the page stays as it is.
export function ThemeRoot({ children }: { children: ReactNode }) {
  const direction = useDeferredValue(useLookState(({ look }) => look.direction))
  const animations = useLookState(({ look }) => look.animations)
  const theme = useMemo(() => makeTheme(direction, animations), [direction, animations])
  const styles = cacheFor(direction)
  const cache = styles instanceof Promise ? use(styles) : styles
  useLayoutEffect(() => {
    document.documentElement.dir = direction
  }, [direction])
  return (
    <CacheProvider value={cache}>
      <ThemeProvider
        theme={theme}
        defaultMode={useLookState.getState().look.scheme}
        storageManager={null}
        noSsr
      >
        <SchemeFollower />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}

// The kit knows what the system wants, we know what the person wants.
function SchemeFollower() {
  const scheme = useLookState(({ look }) => look.scheme)
  const { setMode } = useColorScheme()
  useLayoutEffect(() => setMode(scheme), [scheme, setMode])
  return null
}
