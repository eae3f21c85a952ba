import { styled } from '@mui/material/styles'
import { NavigationLink } from '@/shell/navigation/navigation-link'

const part = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 36,
  paddingBlock: 0,
  paddingInline: 12,
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 550,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  cursor: 'pointer',
  '@media (pointer: coarse)': { minHeight: 44 },
} as const

export const BarButton = styled('button')(({ theme }) => ({
  ...part,
  '& svg': { color: theme.vars.palette.text.secondary, marginInlineEnd: -6 },
  '&:hover, &[aria-expanded="true"]': { backgroundColor: theme.vars.palette.action.hover },
  '&[data-current]': { color: theme.vars.palette.primary.main },
}))

export const BarLink = styled(NavigationLink)(({ theme }) => ({
  ...part,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-current]': { color: theme.vars.palette.primary.main },
}))
