import { CacheProvider } from '@emotion/react'
import { ThemeProvider, useColorScheme } from '@mui/material/styles'
import { type ReactNode, useLayoutEffect } from 'react'
import { emotionCache } from './emotion-cache'
import { useLookState } from './look-state'
import { theme } from './theme'

// Gives the kit its look; the kit knows the system's wish, we know the person's.
export function ThemeRoot({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={emotionCache}>
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

function SchemeFollower() {
  const scheme = useLookState(({ look }) => look.scheme)
  const { setMode } = useColorScheme()
  useLayoutEffect(() => setMode(scheme), [scheme, setMode])
  return null
}
