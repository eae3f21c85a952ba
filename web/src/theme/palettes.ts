import type { PaletteOptions } from '@mui/material/styles'

// The states of the product (look.md) in both schemes; every text pair holds 4.5:1, which a test checks.
export const lightPalette = {
  primary: { main: '#3457c9', contrastText: '#ffffff' },
  error: { main: '#c0322f', contrastText: '#ffffff' },
  warning: { main: '#8f5a00', contrastText: '#ffffff' },
  info: { main: '#2a63b8', contrastText: '#ffffff' },
  success: { main: '#1f7a45', contrastText: '#ffffff' },
  background: { default: '#ffffff', paper: '#ffffff' },
  text: { primary: '#1b1f27', secondary: '#5b6472', disabled: '#8a93a3' },
  divider: '#e4e7ec',
  // 500 draws the border of fields: 3:1 against the page.
  grey: { 50: '#f7f8fa', 100: '#eff1f4', 500: '#868f9e' },
} satisfies PaletteOptions

export const darkPalette = {
  primary: { main: '#93abff', contrastText: '#10131a' },
  error: { main: '#ff8f88', contrastText: '#10131a' },
  warning: { main: '#f0b64f', contrastText: '#10131a' },
  info: { main: '#84b6ff', contrastText: '#10131a' },
  success: { main: '#6fcf97', contrastText: '#10131a' },
  background: { default: '#14161a', paper: '#1b1e24' },
  text: { primary: '#e8eaee', secondary: '#a3abb8', disabled: '#737c8a' },
  divider: '#2d323b',
  grey: { 50: '#1a1d22', 100: '#22262d', 500: '#737c8a' },
} satisfies PaletteOptions
