import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useState } from 'react'
import { useText } from '@/texts/use-text'

type PlotTable = {
  head: readonly string[]
  // The first cell names the row.
  rows: readonly { key: string; cells: readonly string[] }[]
}

type PlotProps = { title: string; table: PlotTable; children: ReactNode }

// A plot with its title, and the same figures as a table behind a click.
export function Plot({ title, table, children }: PlotProps) {
  const { t } = useText()
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mb: 1 }}>
        <Typography id={id} variant="h3" component="h2" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        <Button size="small" onClick={() => setAsTable(!asTable)}>
          {t(asTable ? 'ui.plot.picture' : 'ui.plot.table')}
        </Button>
      </Box>
      {asTable ? <Figures table={table} labelledBy={id} /> : children}
    </Box>
  )
}

function Figures({ table: { head, rows }, labelledBy }: { table: PlotTable; labelledBy: string }) {
  return (
    <Scroller role="group" aria-labelledby={labelledBy} tabIndex={0}>
      <table aria-labelledby={labelledBy}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={head[at + 1]}>
                  <bdi>{cell}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

const Scroller = styled('div')(({ theme: { vars } }) => ({
  overflowX: 'auto',
  '& table': { borderCollapse: 'collapse', minWidth: '100%', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': {
    padding: '8px 12px 8px 0',
    textAlign: 'end',
    fontWeight: 400,
    whiteSpace: 'nowrap',
    borderBlockEnd: `1px solid ${vars.palette.divider}`,
  },
  '& th:first-of-type': { textAlign: 'start', whiteSpace: 'normal' },
  '& thead th': { fontSize: '0.8125rem', color: vars.palette.text.secondary },
}))
