import { styled } from '@mui/material/styles'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'

const PlainLink = styled(Link)({
  display: 'block',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: 4,
})

type RowLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { href: string; children: ReactNode }

// The link of a row: it looks like the cell it holds.
export function RowLink({ href, children, ...props }: RowLinkProps) {
  return (
    <PlainLink to={href} {...props}>
      {children}
    </PlainLink>
  )
}
