import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'

type FiguresTableProps = {
  title: string
  heads: readonly string[]
  // The first cell is what the line is about; the others are figures.
  rows: readonly (readonly string[])[]
  // Where the thing of a line is found.
  hrefs?: readonly (string | undefined)[]
  action?: ReactNode
}

// Sums under each other. What does not fit on a phone scrolls inside its own frame, and prints whole.
export function FiguresTable({ title, heads, rows, hrefs = [], action }: FiguresTableProps) {
  const id = useId()
  return (
    <Box sx={{ mb: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography id={id} variant="h3" component="h2" sx={{ flex: '1 1 200px' }}>
          {title}
        </Typography>
        {action}
      </Box>
      <Box role="region" aria-labelledby={id} tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Figures>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name = '', ...figures], row) => (
              <tr key={[name, ...figures].join(' ')}>
                <th scope="row">
                  <Named href={hrefs[row]}>{name}</Named>
                </th>
                {figures.map((figure, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                  <td key={at}>
                    <bdi>{figure}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Figures>
      </Box>
    </Box>
  )
}

function Named({ href, children }: { href: string | undefined; children: string }) {
  if (!href) return children
  return (
    <MuiLink component={Link} to={href} color="inherit" sx={{ fontWeight: 550 }}>
      {children}
    </MuiLink>
  )
}

const Figures = styled('table')(({ theme: { vars } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: '8px 12px 8px 0',
    textAlign: 'start',
    fontWeight: 400,
    borderBottom: `1px solid ${vars.palette.divider}`,
  },
  '& th:not(:first-of-type), & td': {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    paddingInline: '12px 0',
  },
  '& thead th': { color: vars.palette.text.secondary, fontSize: '0.8125rem' },
}))
