import { styled } from '@mui/material/styles'

// One rule for the whole sheet: hundreds of cells have plain class names, and no style of their own.
export const SheetLook = styled('div')(({ theme: { vars } }) => {
  const line = `1px solid ${vars.palette.divider}`
  const focus = `2px solid ${vars.palette.primary.main}`
  return {
    overflow: 'auto',
    maxHeight: 'calc(100dvh - var(--frame-top, 0px) - var(--frame-bottom, 0px) - 32px)',
    // No round corners: what scrolls in them has every stroke wait until the page's own thread says what lies under it.
    border: line,
    scrollPaddingBlockStart: 102,
    scrollPaddingInlineStart: 112,
    backgroundColor: vars.palette.background.paper,
    touchAction: 'manipulation',
    '--times': '108px',
    '--column': '172px',
    '@media (max-width: 599px)': { maxHeight: 'none', '--times': '84px', '--column': '200px' },
    '& table': { width: '100%', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: 0 },
    '& th, & td': { borderBlockEnd: line, borderInlineEnd: line, verticalAlign: 'top', textAlign: 'start' },
    // One element that stays, with all that is in it: a hundred that each stay by themselves were felt while scrolling.
    '& thead': { position: 'sticky', insetBlockStart: 0, zIndex: 2 },
    '& th': {
      backgroundColor: vars.palette.background.paper,
      padding: '6px 8px',
      fontSize: '0.75rem',
      fontWeight: 400,
      color: vars.palette.text.secondary,
    },
    '& .corner, & .time': { position: 'sticky', insetInlineStart: 0, zIndex: 1 },
    '& .corner': { width: 'var(--times)' },
    '& .campus': { height: 33, color: vars.palette.text.primary },
    // The name stays in sight as long as one of its classes does.
    '& .campus > span': {
      position: 'sticky',
      insetInlineStart: 'calc(var(--times) + 8px)',
      display: 'inline-flex',
      gap: 6,
      fontWeight: 600,
    },
    '& .class': { height: 68 },
    '& .class b': { flex: 1, fontSize: '0.875rem', fontWeight: 600, color: vars.palette.text.primary },
    '& .class .named': { display: 'flex', alignItems: 'baseline', gap: 6, whiteSpace: 'nowrap' },
    '& .class b, & .class span': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& .class .late': {
      display: 'flex',
      alignItems: 'center',
      gap: 3,
      color: vars.palette.error.main,
      fontWeight: 550,
    },
    '& .class .late svg': { fontSize: '0.875rem' },
    '& .time': { fontVariantNumeric: 'tabular-nums' },
    '& .time b': { display: 'block', color: vars.palette.text.primary, fontSize: '0.8125rem' },
    '& tr.first > *': { borderBlockStart: `1px solid ${vars.palette.text.disabled}` },
    '& .cell': {
      position: 'relative',
      // Each is painted by itself, and what was painted of it stays when others come into sight.
      contain: 'paint',
      padding: '6px 8px',
      height: 84,
      fontSize: '0.75rem',
      lineHeight: 1.35,
      cursor: 'cell',
      userSelect: 'none',
      WebkitTouchCallout: 'none',
      color: vars.palette.text.secondary,
    },
    '& .cell:focus-visible, & .cell:focus': { outline: focus, outlineOffset: -2, borderRadius: 0 },
    '& .cell[aria-selected="true"]': {
      backgroundColor: `color-mix(in srgb, ${vars.palette.primary.main} 9%, transparent)`,
    },
    '& .cell.over': { outline: `2px dashed ${vars.palette.primary.main}`, outlineOffset: -3 },
    '& .cell.cut': { opacity: 0.55 },
    '& .cell.foreign': { boxShadow: `inset 0 0 0 2px ${vars.palette.warning.main}` },
    '& .none': {
      cursor: 'default',
      backgroundImage: `repeating-linear-gradient(135deg, transparent 0 7px, ${vars.palette.action.hover} 7px 8px)`,
    },
    '& .filled': { cursor: 'grab' },
    '& .entry + .entry': { marginBlockStart: 6, paddingBlockStart: 6, borderBlockStart: line },
    '& .entry': { overflowWrap: 'anywhere' },
    '& .name': { color: vars.palette.text.primary, fontSize: '0.8125rem', fontWeight: 550 },
    '& .line': { display: 'flex', alignItems: 'flex-start', gap: 4, marginBlockStart: 1 },
    '& .line svg, & .warns svg': { fontSize: '0.875rem', flexShrink: 0, marginBlockStart: 1 },
    '& .accepted svg': { color: vars.palette.success.main },
    '& .not_answered svg': { color: vars.palette.warning.main },
    '& .answered svg': { color: vars.palette.info.main },
    '& .open': { color: vars.palette.warning.main },
    '& .in_analysis': { fontStyle: 'italic' },
    '& .warns': {
      display: 'inline-flex',
      gap: 3,
      color: vars.palette.error.main,
      fontWeight: 550,
      marginBlockStart: 2,
    },
  }
})
