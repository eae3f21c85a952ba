import type { SkeletonProps } from '@mui/material/Skeleton'
import type { ThemeOptions } from '@mui/material/styles'

// A finger needs 44 px; a mouse does well with less.
const finger = '@media (pointer: coarse)'

// The look of the kit's own parts (look.md): thin lines instead of shadows, calm, no ripples.
export const components: NonNullable<ThemeOptions['components']> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 36, paddingInline: 14, [finger]: { minHeight: 44 } },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.grey[500] }),
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { borderRadius: 8, padding: 7, [finger]: { padding: 10 } } },
  },
  MuiSvgIcon: { defaultProps: { fontSize: 'small' } },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.grey[500],
          top: 0,
          legend: { display: 'none' },
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
        '&.Mui-disabled': { backgroundColor: theme.vars.palette.grey[50] },
      }),
      input: {
        padding: '8px 12px',
        height: '1.375rem',
        // Below 16 px a phone zooms into the field.
        [finger]: { fontSize: '1rem', padding: '11px 12px' },
      },
      multiline: { padding: 0 },
      adornedStart: { paddingInlineStart: 12, '& > input': { paddingInlineStart: 0 } },
    },
  },
  MuiInputBase: {
    // The kit's own focus ring of fields is the border; a second outline around the text would double it.
    styleOverrides: {
      input: ({ theme }) => ({
        '&:focus-visible': { outline: 'none' },
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
      }),
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      // The kit's own padding belongs to its floating labels, which we do not use.
      root: {
        '&& .MuiOutlinedInput-root': { padding: 0, paddingInlineEnd: 64 },
        '&& .MuiOutlinedInput-root .MuiAutocomplete-input': {
          padding: '8px 12px',
          [finger]: { padding: '11px 12px' },
        },
      },
      paper: ({ theme }) => ({ border: `1px solid ${theme.vars.palette.divider}`, marginBlock: 4 }),
      // In a row the arrow stays outermost in a mirrored page, too.
      endAdornment: { display: 'flex' },
      option: { [finger]: { minHeight: 44 } },
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      root: { '&& .MuiNativeSelect-select': { paddingInline: '12px 36px' } },
      icon: { right: 'auto', insetInlineEnd: 8 },
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({ border: `1px solid ${theme.vars.palette.divider}`, marginBlockStart: 4 }),
    },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 36, [finger]: { minHeight: 44 } } } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        margin: 16,
        borderRadius: 12,
        width: 'calc(100% - 32px)',
        // A form scrolls between title and buttons too, so that these stay in sight.
        '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
      },
      paperFullScreen: { margin: 0, borderRadius: 0, width: '100%' },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { padding: '20px 24px 8px', fontSize: '1rem', fontWeight: 600 } },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px' } } },
  MuiDialogActions: {
    styleOverrides: {
      root: { padding: '16px 24px 20px', gap: 8, '& > :not(style) ~ :not(style)': { marginInlineStart: 0 } },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: { height: 26, borderRadius: 99, '&.MuiChip-clickable': { height: 32, [finger]: { height: 40 } } },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderColor: theme.vars.palette.divider,
        paddingBlock: 8,
        paddingInline: 12,
      }),
      head: ({ theme }) => ({
        fontSize: '0.75rem',
        fontWeight: 550,
        color: theme.vars.palette.text.secondary,
        backgroundColor: theme.vars.palette.background.default,
      }),
    },
  },
  // Grey lines are marked as what waits: nothing is measured or shown below them until they are gone (base.css).
  MuiSkeleton: { defaultProps: { animation: 'wave', 'data-waiting': '' } as SkeletonProps },
}
