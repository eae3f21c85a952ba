import type { Theme } from '@mui/material/styles'
import { kindLook, kinds } from './kinds'

const mix = (color: string, percent: number) => `color-mix(in srgb, ${color} ${percent}%, transparent)`

const marks = {
  available: { boxShadow: 'inset 0 -2px 0 var(--kind)', fontWeight: 600 },
  maybe: { border: '1px dashed var(--kind)', fontWeight: 600 },
  unavailable: { textDecoration: 'line-through', textDecorationColor: 'var(--kind)', fontWeight: 600 },
}

// How days look. Never by colour alone: unavailable is struck through, maybe has a dashed frame, available a line
// under it; some hours only fill half the day.
export function calendarLook({ vars: { palette } }: Theme, large: boolean) {
  const kindLooks: Record<string, object> = Object.fromEntries(
    kinds.map((kind) => {
      const color = palette[kindLook[kind].tone].main
      return [`&[data-kind=${kind}]`, { ...marks[kind], '--kind': color, backgroundColor: mix(color, 20) }]
    }),
  )
  return {
    userSelect: 'none',
    '& table': { borderCollapse: 'separate', borderSpacing: 2, width: '100%', tableLayout: 'fixed' },
    '& caption': {
      // The bar above says it already.
      display: large ? 'none' : 'table-caption',
      fontWeight: 600,
      textAlign: 'start',
      pb: 0.5,
      '&::first-letter': { textTransform: 'uppercase' },
    },
    '& th': { fontSize: '0.75rem', fontWeight: 450, color: palette.text.secondary, p: 0, height: 24 },
    '& td': { p: 0 },
    '& button': {
      width: '100%',
      minHeight: large ? 44 : 30,
      p: 0,
      border: '1px solid transparent',
      borderRadius: '6px',
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      fontSize: large ? '0.9375rem' : '0.8125rem',
      fontVariantNumeric: 'tabular-nums',
      cursor: 'pointer',
      '&:hover': { borderColor: palette.grey[500] },
      '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 1 },
      ...kindLooks,
      '&[data-part]': {
        background:
          'linear-gradient(135deg, transparent 50%, color-mix(in srgb, var(--kind) 20%, transparent) 50%) border-box',
        textDecoration: 'none',
        boxShadow: 'none',
      },
      '&[aria-current]': { fontWeight: 700, boxShadow: `inset 0 0 0 1px ${palette.text.primary}` },
      '&[data-picked]': {
        backgroundColor: palette.primary.main,
        color: palette.primary.contrastText,
      },
    },
  }
}
