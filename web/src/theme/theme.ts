import { createTheme } from '@mui/material/styles'
import type {} from '@mui/material/themeCssVarsAugmentation'
import { components } from './components'
import { darkPalette, lightPalette } from './palettes'

const text = (size: number, weight: number, lineHeight = 1.5) => ({
  fontSize: `${size / 16}rem`,
  fontWeight: weight,
  lineHeight,
  letterSpacing: size >= 20 ? '-0.015em' : 0,
})

// One theme for everything. Colours are CSS variables, so switching the scheme re-renders nothing.
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-scheme', nativeColor: true },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
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
