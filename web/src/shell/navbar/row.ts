import { styled } from '@mui/material/styles'
import { NavigationLink } from '@/shell/navigation/navigation-link'

const finger = '@media (pointer: coarse)'

// The shape of a line of the menu. Its picture stands in the middle of the folded navbar, so that nothing moves
// when that one opens.
const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  flex: 1,
  minWidth: 0,
  minHeight: 40,
  overflow: 'hidden',
  paddingBlock: 0,
  paddingInline: 14,
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  [finger]: { minHeight: 48 },
} as const

export const RowLink = styled(NavigationLink)(({ theme }) => ({
  ...row,
  '& svg': { color: theme.vars.palette.text.secondary },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-current]': {
    color: theme.vars.palette.primary.main,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 10%, transparent)`,
    fontWeight: 600,
    '& svg': { color: 'inherit' },
  },
}))

export const RowButton = styled('button')(({ theme }) => ({
  ...row,
  '& svg': { color: theme.vars.palette.text.secondary },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
}))

export const RowName = styled('span')({
  flex: 1,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
