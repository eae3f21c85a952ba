import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'

type FiguresTableProps = {
  title: string
  heads: readonly string[]
  // The first cell is what the line is about; the others are figures.
  rows: readonly (readonly string[])[]
}

// Sums under each other. What does not fit on a phone scrolls inside its own frame, and prints whole.
export function FiguresTable({ title, heads, rows }: FiguresTableProps) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 4 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
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
            {rows.map(([name = '', ...figures]) => (
              <tr key={[name, ...figures].join(' ')}>
                <th scope="row">{name}</th>
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
