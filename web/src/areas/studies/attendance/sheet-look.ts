import { type CSSObject, styled } from '@mui/material/styles'
import { teal } from '@/ui/state-chip'

// One rule for a whole sheet: hundreds of cells have plain class names, and no style of their own.
export const SheetLook = styled('div')(({ theme: { vars } }) => {
  const { palette } = vars
  const line = `1px solid ${palette.divider}`
  const tones: Record<string, string> = {
    present: palette.success.main,
    late: palette.warning.main,
    online: palette.info.main,
    made_up: teal,
    absent: palette.error.main,
    justified: palette.text.secondary,
  }
  const colored = Object.entries(tones).map(([value, color]): [string, CSSObject] => [
    `& [data-value=${value}]`,
    { '--tone': color },
  ])
  return {
    ...Object.fromEntries(colored),
    border: line,
    borderRadius: 8,
    backgroundColor: palette.background.paper,
    '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0 },
    '& th': { textAlign: 'start', fontWeight: 400 },
    '& thead th': {
      position: 'sticky',
      zIndex: 2,
      insetBlockStart: 0,
      padding: '6px 4px',
      backgroundColor: palette.background.paper,
      borderBlockEnd: line,
      color: palette.text.secondary,
      fontSize: '0.75rem',
      verticalAlign: 'bottom',
    },
    '& thead th:first-of-type': { borderStartStartRadius: 8 },
    '& thead th:last-of-type': { borderStartEndRadius: 8 },
    '& tbody tr:not(:last-of-type) > *': { borderBlockEnd: line },
    '& tbody tr.told > *': { borderBlockEnd: 0 },
    '& kbd': {
      display: 'inline-block',
      minWidth: 18,
      padding: '0 4px',
      border: line,
      borderRadius: 4,
      textAlign: 'center',
      font: 'inherit',
      fontSize: '0.6875rem',
    },
    '& .student': {
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      minHeight: 56,
      paddingBlock: 6,
      paddingInline: '16px 8px',
    },
    '& .student > div': { minWidth: 0, lineHeight: 1.35 },
    '& .student b': { fontWeight: 550, overflowWrap: 'anywhere' },
    '& .small': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 6,
      color: palette.text.secondary,
      fontSize: '0.75rem',
    },
    '& .small svg': { fontSize: '0.875rem' },
    '& .small button': {
      minHeight: 32,
      paddingInline: 10,
      border: line,
      borderRadius: 99,
      color: palette.text.primary,
      background: 'none',
      font: 'inherit',
      cursor: 'pointer',
    },
    '& .value': {
      display: 'grid',
      placeItems: 'center',
      width: '100%',
      minWidth: 44,
      height: 44,
      border: line,
      borderRadius: 8,
      background: 'none',
      color: palette.text.secondary,
      font: 'inherit',
      cursor: 'pointer',
    },
    '& .value svg': { fontSize: '1.25rem' },
    '& .value:hover': { backgroundColor: palette.action.hover },
    '& .value[aria-pressed=true], & .chosen[data-value]': { borderColor: 'var(--tone)' },
    '& .value[aria-pressed=true], & .chosen[data-value], & .mark[data-value]': {
      color: 'var(--tone)',
      backgroundColor: 'color-mix(in srgb, var(--tone) 14%, transparent)',
    },
    '& .value[aria-pressed=true]': { borderWidth: 2 },
    '& .chosen': {
      display: 'flex',
      gap: 6,
      paddingInline: 10,
      justifyContent: 'center',
      fontSize: '0.8125rem',
    },
    '& .six': { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 8, padding: '0 12px 12px' },
    '& .six .value': { height: 56, alignContent: 'center', gap: 2, fontSize: '0.75rem' },
    '& :focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    // On its way, or kept here: paler text would be hard to read.
    '& .pending .value[aria-pressed=true], & .pending .chosen, & .pending.mark': { borderStyle: 'dashed' },
    // A row that a finger draws, and what letting go would do.
    '& tr.swipes': { touchAction: 'pan-y' },
    '& tr.swipes > *': { transform: 'translateX(var(--drawn, 0))' },
    // What letting go would enter.
    '& tr[data-swipe=end] > th::after, & tr[data-swipe=start] > th::after': {
      content: 'var(--says)',
      position: 'absolute',
      zIndex: 1,
      insetBlockStart: 4,
      insetInlineEnd: 8,
      transform: 'translateX(calc(-1 * var(--drawn, 0px)))',
      paddingInline: 6,
      borderRadius: 4,
      backgroundColor: palette.background.paper,
      fontWeight: 600,
    },
    '& tr[data-swipe=end] > *': {
      backgroundColor: `color-mix(in srgb, ${palette.success.main} 18%, transparent)`,
    },
    '& tr[data-swipe=start] > *': {
      backgroundColor: `color-mix(in srgb, ${palette.error.main} 18%, transparent)`,
    },
    '& .told > td': { padding: '0 16px 12px' },
  }
})
