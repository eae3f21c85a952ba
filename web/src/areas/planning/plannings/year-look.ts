import type { Theme } from '@mui/material/styles'

const head = 36

// One style for the whole sheet: a cell of its own style, times sixty classes, would be felt. The frame scrolls, so that
// both the head and the first column can stay.
export const matrixLook = ({ vars: { palette } }: Theme) => ({
  position: 'relative',
  overflow: 'auto',
  maxHeight: 'calc(100dvh - var(--frame-top, 0px) - var(--frame-bottom, 0px) - 32px)',
  border: `1px solid ${palette.divider}`,
  borderRadius: '8px',
  '& table': { borderCollapse: 'separate', borderSpacing: 0, minWidth: '100%' },
  '& th, & td': {
    p: 0,
    textAlign: 'start',
    fontWeight: 'inherit',
    borderBlockEnd: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.default,
  },
  '& tbody tr:last-of-type > *': { borderBlockEnd: 0 },
  '& [data-first]': { borderInlineStart: `1px solid ${palette.divider}` },
  '& thead th': {
    position: 'sticky',
    zIndex: 2,
    insetBlockStart: 0,
    height: head,
    px: 1,
    whiteSpace: 'nowrap',
  },
  '& thead tr:nth-of-type(2) th': { insetBlockStart: head },
  '& thead .campus': { fontWeight: 600 },
  '& thead .campus > span': { display: 'inline-flex', gap: 1 },
  '& thead .class': {
    color: palette.text.secondary,
    fontSize: '0.75rem',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .corner, & tbody th': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    width: 248,
    borderInlineEnd: `1px solid ${palette.divider}`,
  },
  '& thead .corner': { zIndex: 3, color: palette.text.secondary, fontSize: '0.8125rem', px: 1.5 },
  '& .week-end': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 44,
    paddingInlineStart: 1.5,
  },
  '& .week-end > a': { flex: 1, display: 'grid', lineHeight: 1.3, color: 'inherit', textDecoration: 'none' },
  '& .week-end strong': { fontWeight: 600, whiteSpace: 'nowrap' },
  '& .week-end bdi': { fontSize: '0.75rem', color: palette.text.secondary, whiteSpace: 'nowrap' },
  // The next week-end has a mark at its beginning.
  '& [aria-current] > th::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    width: 3,
    backgroundColor: palette.primary.main,
  },
  '& [data-state=canceled] strong, & [data-state=canceled] .course': { textDecoration: 'line-through' },
  '& td > a, & td > [data-put]': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '2px',
    minWidth: 88,
    minHeight: 44,
    padding: '4px 8px',
    color: 'inherit',
    textDecoration: 'none',
  },
  '& td > [data-put]': {
    width: '100%',
    alignItems: 'center',
    font: 'inherit',
    background: 'none',
    border: 0,
    cursor: 'pointer',
  },
  // The sign shows where one points or stands.
  '& td > [data-put] > svg': { fontSize: '1rem', opacity: 0, color: palette.text.secondary },
  '& td > [data-put]:hover > svg, & td > [data-put]:focus-visible > svg': { opacity: 1 },
  '& td > a:hover, & td > [data-put]:hover': { backgroundColor: palette.action.hover },
  '& a:focus-visible, & td > button:focus-visible': {
    outline: `2px solid ${palette.primary.main}`,
    outlineOffset: -2,
  },
  '& td': { position: 'relative' },
  // What is done with a cell stands at its end: where one points or stands, and where a finger has nothing to point with.
  '& .more': {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    display: 'grid',
    placeItems: 'center',
    width: 28,
    p: 0,
    border: 0,
    background: 'none',
    color: palette.text.secondary,
    cursor: 'pointer',
    opacity: 0,
  },
  '& .more > svg': { fontSize: '1.125rem' },
  '& td:hover > .more, & td:focus-within > .more': { opacity: 1 },
  '@media (hover: none)': { '& .more': { opacity: 1 } },
  '& td:has(> .more) > a': { paddingInlineEnd: '28px' },
  '& td:has(> .more) .course': { cursor: 'grab', userSelect: 'none', WebkitTouchCallout: 'none' },
  '& td[data-taken]': { opacity: 0.55 },
  '& td[data-over]': { outline: `2px dashed ${palette.primary.main}`, outlineOffset: -3 },
  '& .absent': {
    background: `repeating-linear-gradient(135deg, transparent 0 5px, ${palette.divider} 5px 6px)`,
    opacity: 0.6,
  },
  ...courseLook(palette),
})

// A course's code with its sign, in the matrix and in the list of a phone.
export function courseLook(palette: Theme['vars']['palette']) {
  return {
    '& .course': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '4px',
      fontSize: '0.8125rem',
      fontWeight: 550,
      whiteSpace: 'nowrap',
    },
    '& .course svg': { fontSize: '1rem', color: palette.success.main },
    '& .course[data-staffed=false] svg': { color: palette.warning.main },
  }
}

// Over the end of the matrix, wherever that is.
export const takenLook = ({ vars: { palette } }: Theme) => ({
  position: 'sticky',
  insetBlockEnd: 'calc(var(--frame-bottom, 0px) + 16px)',
  zIndex: 4,
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    width: 'fit-content',
    maxWidth: '100%',
    mx: 'auto',
    mt: 1,
    px: 2,
    py: 0.75,
    color: palette.background.paper,
    backgroundColor: palette.text.primary,
    borderRadius: '8px',
  },
})
