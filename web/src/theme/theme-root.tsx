import './kit.css'
import './palettes.css'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider, useColorScheme } from '@mui/material/styles'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { fetchStyles, type Styles, stylesFor } from './emotion-cache'
import { useLookState } from './look-state'
import { themeFor } from './theme'

// Gives the kit its look: the scheme, the direction, and whether things move. Palettes are plain CSS.
export function ThemeRoot({ children }: { children: ReactNode }) {
  const { direction, cache } = useStyles()
  const animations = useLookState(({ look }) => look.animations)
  return (
    <CacheProvider value={cache}>
      <ThemeProvider
        theme={themeFor(direction, animations)}
        defaultMode={useLookState.getState().look.scheme}
        storageManager={null}
        // Its variables stand in palettes.css.
        disableStyleSheetGeneration
        noSsr
      >
        <SchemeFollower />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}

// The page turns round when the mirrored styles have come; until then it stays as it is.
function useStyles(): Styles {
  const wanted = useLookState(({ look }) => look.direction)
  const [styles, setStyles] = useState(() => stylesFor(wanted))
  useEffect(() => {
    let isWanted = true
    fetchStyles(wanted).then(
      (fetched) => isWanted && setStyles(fetched),
      () => {}, // no connection: it stays as it is
    )
    return () => {
      isWanted = false
    }
  }, [wanted])
  useLayoutEffect(() => {
    document.documentElement.dir = styles.direction
  }, [styles])
  return styles
}

// The kit knows what the system wants, we know what the person wants.
function SchemeFollower() {
  const scheme = useLookState(({ look }) => look.scheme)
  const { setMode } = useColorScheme()
  useLayoutEffect(() => setMode(scheme), [scheme, setMode])
  return null
}
