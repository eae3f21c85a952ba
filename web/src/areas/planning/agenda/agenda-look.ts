import type { Theme } from '@mui/material/styles'

type Palette = Theme['vars']['palette']

// One style for each grid, not one for each session.
function sessionLook(palette: Palette) {
  return {
    '& .session': {
      display: 'flex',
      flexWrap: 'wrap',
      alignContent: 'flex-start',
      columnGap: '6px',
      width: '100%',
      minHeight: 24,
      padding: '2px 6px',
      font: 'inherit',
      fontSize: '0.75rem',
      lineHeight: 1.35,
      textAlign: 'start',
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
      border: `1px solid ${palette.divider}`,
      borderInlineStartWidth: 4,
      borderInlineStartStyle: 'solid',
      borderRadius: '4px',
      overflow: 'hidden',
      breakInside: 'avoid',
      cursor: 'pointer',
    },
    '& .session:hover': { backgroundColor: palette.action.hover },
    '& .session:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 1 },
    '& .session b': { fontWeight: 600 },
    '& .session span, & .session .hour': {
      color: palette.text.secondary,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& .hour': { fontVariantNumeric: 'tabular-nums' },
    // Told to nobody yet: dashed; called off: struck.
    '& .session[data-draft]': { borderStyle: 'dashed', borderInlineStartStyle: 'solid' },
    '& .session[data-canceled]': { textDecoration: 'line-through', opacity: 0.75 },
  }
}

export const monthLook = ({ vars: { palette } }: Theme) => ({
  overflowX: 'auto',
  '& table': { width: '100%', minWidth: 640, borderCollapse: 'collapse', tableLayout: 'fixed' },
  '& th, & td': { border: `1px solid ${palette.divider}`, p: 0.5, verticalAlign: 'top', textAlign: 'start' },
  '& th': { fontSize: '0.8125rem', fontWeight: 550, color: palette.text.secondary },
  '& td': { height: 92 },
  '& [data-quiet]': { width: '8%' },
  '& [data-other]': { backgroundColor: `color-mix(in srgb, ${palette.text.primary} 3%, transparent)` },
  // Paler, but still to be read: they can be pressed.
  '& [data-other] > .day': { color: palette.text.secondary },
  '& [data-over]': { boxShadow: `inset 0 0 0 2px ${palette.primary.main}` },
  '& .day': {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: 26,
    height: 26,
    p: 0,
    mb: 0.25,
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    color: 'inherit',
    background: 'none',
    border: 0,
    borderRadius: '13px',
    cursor: 'pointer',
  },
  '& .day:hover': { backgroundColor: palette.action.hover },
  '& .day[aria-current]': { backgroundColor: palette.primary.main, color: palette.primary.contrastText },
  '& .sessions': { display: 'grid', gap: '2px' },
  // Paper has no colours behind texts, and little room for days on which nothing is taught.
  '@media print': {
    '& td': { height: 48 },
    '& .sessions': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& .day[aria-current]': { color: palette.text.primary, fontWeight: 700 },
  },
  '& .more': {
    font: 'inherit',
    fontSize: '0.75rem',
    textAlign: 'start',
    color: palette.text.secondary,
    background: 'none',
    border: 0,
    padding: '2px 4px',
    minHeight: 24,
    cursor: 'pointer',
  },
  ...sessionLook(palette),
})

// So high is a minute of a day, in px.
export const minuteHeight = 0.9

export const dayLook = ({ vars: { palette } }: Theme) => ({
  overflowX: 'auto',
  border: `1px solid ${palette.divider}`,
  borderRadius: '8px',
  '& .grid': { display: 'grid', minWidth: 'max-content' },
  '& .head': {
    position: 'sticky',
    insetBlockStart: 0,
    padding: '6px 8px',
    fontSize: '0.8125rem',
    fontWeight: 550,
    whiteSpace: 'nowrap',
    borderBlockEnd: `1px solid ${palette.divider}`,
    borderInlineStart: `1px solid ${palette.divider}`,
  },
  '& .head[aria-current]': { color: palette.primary.main },
  '& .head > span': { display: 'inline-flex', gap: '8px' },
  '& .hours': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    backgroundColor: palette.background.default,
    color: palette.text.secondary,
    fontSize: '0.75rem',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .hours > span': { position: 'absolute', insetInlineEnd: 6, transform: 'translateY(-50%)' },
  '& .hours > span:first-of-type': { transform: 'none' },
  '& .column': { position: 'relative', borderInlineStart: `1px solid ${palette.divider}` },
  '& .column[data-over]': { boxShadow: `inset 0 0 0 2px ${palette.primary.main}` },
  '& .line': { position: 'absolute', insetInline: 0, borderBlockStart: `1px solid ${palette.divider}` },
  '& .place': { position: 'absolute', padding: '1px 2px' },
  '& .place > .session': { height: '100%', flexDirection: 'column', flexWrap: 'nowrap' },
  '& .place > .session > *': { maxWidth: '100%' },
  ...sessionLook(palette),
})
