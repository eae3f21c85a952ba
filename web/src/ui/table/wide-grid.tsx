import { styled } from '@mui/material/styles'

// A second line in a cell, in small letters.
export const SmallLine = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: '0.75rem',
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
  '&[data-warns]': { color: theme.vars.palette.error.main, fontWeight: 600 },
}))

export const GridScroller = styled('div')(({ theme }) => ({
  overflow: 'auto',
  maxHeight: 'calc(100dvh - var(--frame-top, 0px) - var(--frame-bottom, 0px) - 16px)',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
}))

// Somebody a row, and so many columns that they pass under the names, which stay where they are; on a phone, too. What
// is marked `face` gives way there.
export const WideGrid = styled('table')(({ theme }) => {
  const { palette } = theme.vars
  const sticks = { position: 'sticky', backgroundColor: palette.background.default } as const
  return {
    borderCollapse: 'separate',
    borderSpacing: 0,
    minWidth: '100%',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      padding: '6px 10px',
      textAlign: 'start',
      verticalAlign: 'middle',
      borderBlockEnd: `1px solid ${palette.divider}`,
      whiteSpace: 'nowrap',
      fontWeight: 400,
    },
    '& thead th': { ...sticks, top: 0, zIndex: 2, fontSize: '0.8125rem', fontWeight: 600 },
    '& th:first-of-type': {
      ...sticks,
      insetInlineStart: 0,
      zIndex: 1,
      minWidth: 220,
      maxWidth: 280,
      whiteSpace: 'normal',
      borderInlineEnd: `1px solid ${palette.divider}`,
    },
    '& thead th:first-of-type': { zIndex: 3 },
    '& tfoot :is(th, td)': { fontWeight: 600, borderBlockEnd: 0 },
    '@media (max-width: 719px)': {
      '& th:first-of-type': { minWidth: 128, maxWidth: 136, paddingInlineStart: 10 },
      '& .face': { display: 'none' },
    },
  }
})
