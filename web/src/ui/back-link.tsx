import { styled } from '@mui/material/styles'
import { Link } from 'react-router'
import { BackIcon } from './icons'
import { lastList } from './table/last-list'

const QuietLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  maxWidth: '100%',
  alignItems: 'center',
  gap: 4,
  minHeight: 32,
  marginBlockEnd: 8,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  borderRadius: 4,
  '&:hover': { color: theme.vars.palette.text.primary },
  '& svg': { fontSize: '1rem', flexShrink: 0 },
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}))

// From a record to the list it belongs to, as one left it.
export function BackLink({ listPath, children }: { listPath: string; children: string }) {
  return (
    <QuietLink to={lastList(listPath)}>
      <BackIcon />
      <span>{children}</span>
    </QuietLink>
  )
}
