import { styled } from '@mui/material/styles'

// A link out of the page, to a call, a mail or a meeting.
export const PlainLink = styled('a')(({ theme }) => ({
  color: theme.vars.palette.primary.main,
  textDecorationColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 40%, transparent)`,
  overflowWrap: 'anywhere',
  '&:hover': { textDecorationColor: 'inherit' },
}))
