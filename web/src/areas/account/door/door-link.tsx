import { styled } from '@mui/material/styles'
import { Link } from 'react-router'

// A quiet way from one page in front of the door to another.
export const DoorLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  color: theme.vars.palette.primary.main,
  textDecoration: 'none',
  fontWeight: 550,
  borderRadius: 4,
  '&:hover': { textDecoration: 'underline' },
  '@media (pointer: coarse)': { minHeight: 44 },
}))
