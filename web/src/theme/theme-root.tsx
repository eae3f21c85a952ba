import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { emotionCache } from './emotion-cache'
import { theme } from './theme'

// Gives the kit its look; the scheme follows the system until somebody chooses.
export function ThemeRoot({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={emotionCache}>
      <ThemeProvider theme={theme} defaultMode="system">
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
