import { createTheme, type Theme } from '@mui/material/styles'
import type {} from '@mui/material/themeCssVarsAugmentation'
import { components } from './components.ts'
import type { Look } from './look.ts'

const text = (size: number, weight: number, lineHeight = 1.5) => ({
  fontSize: `${size / 16}rem`,
  fontWeight: weight,
  lineHeight,
  letterSpacing: size >= 20 ? '-0.015em' : 0,
})

const made = new Map<string, Theme>()

// Each is made once: the page has the first made while it waits for its texts.
export function themeFor(direction: Look['direction'], animations: boolean): Theme {
  const key = `${direction} ${animations}`
  const theme = made.get(key) ?? makeTheme(direction, animations)
  made.set(key, theme)
  return theme
}

// Colours are CSS variables (palettes.css), so switching the scheme or a palette re-renders nothing. What the kit does
// in script, sides and movement, takes a theme for each.
export function makeTheme(direction: Look['direction'], animations: boolean): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: 'data-scheme', nativeColor: true },
    colorSchemes: { light: true, dark: true },
    direction,
    // Without animations nothing moves; with them, the wish of the system still counts.
    motion: { reducedMotion: animations ? 'system' : 'always' },
    shape: { borderRadius: 8 },
    spacing: 8,
    typography: {
      fontFamily: '"Inter Variable", "Inter Fallback", system-ui, sans-serif',
      h1: text(28, 620, 1.25),
      h2: text(20, 600, 1.3),
      h3: text(16, 600, 1.4),
      body1: text(14, 400),
      body2: text(14, 400),
      subtitle1: text(14, 550),
      caption: text(12, 400),
      button: { ...text(14, 550, 1.4), textTransform: 'none' },
    },
    transitions: {
      duration: {
        shortest: 120,
        shorter: 150,
        short: 150,
        standard: 180,
        complex: 200,
        enteringScreen: 180,
        leavingScreen: 150,
      },
    },
    components,
  })
}
