import { keyframes } from '@emotion/react'
import { styled } from '@mui/material/styles'
import { useAnimations } from '@/theme/use-animations'

type Bar = {
  key: string
  name: string
  value: number
  // The value as it is read, with its unit.
  said: string
  // What would be enough.
  needed?: number | undefined
}

type BarPlotProps = {
  label: string
  bars: readonly Bar[]
  max: number
  // What the line across a bar stands for.
  needed?: string | undefined
}

// Bars that begin at nothing, one below the other, each with its name and its value beside it. They are text and
// boxes: sides, sizes and readers need nothing more.
export function BarPlot({ label, bars, max, needed }: BarPlotProps) {
  const { draw, hover } = useAnimations()
  const part = (value: number) => `${Math.min(100, Math.max(0, (value / max) * 100))}%`
  return (
    <>
      <Bars aria-label={label} style={{ '--draw': `${draw}ms`, '--hover': `${hover}ms` } as object}>
        {bars.map((bar) => (
          <li key={bar.key}>
            <span className="name">
              <bdi>{bar.name}</bdi>
            </span>
            <span className="track">
              <span
                className="bar"
                data-below={(bar.needed !== undefined && bar.value < bar.needed) || undefined}
                style={{ inlineSize: part(bar.value) }}
              />
              {bar.needed !== undefined && (
                <span className="needed" style={{ insetInlineStart: part(bar.needed) }} />
              )}
            </span>
            <bdi className="said">{bar.said}</bdi>
          </li>
        ))}
      </Bars>
      {needed && (
        <Legend>
          <span aria-hidden />
          {needed}
        </Legend>
      )}
    </>
  )
}

const grow = keyframes({ from: { inlineSize: 0 } })

const Bars = styled('ul')(({ theme: { vars } }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  containerType: 'inline-size',
  fontVariantNumeric: 'tabular-nums',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, 200px) 1fr minmax(56px, auto)',
    alignItems: 'center',
    columnGap: 12,
    paddingBlock: 5,
    borderRadius: 4,
    transition: 'background-color var(--hover)',
    '&:hover': { backgroundColor: vars.palette.action.hover },
  },
  '& .name': { overflowWrap: 'anywhere' },
  '& .track': {
    position: 'relative',
    display: 'block',
    blockSize: 16,
    backgroundColor: vars.palette.action.hover,
  },
  '& .bar': {
    display: 'block',
    blockSize: '100%',
    borderStartEndRadius: 3,
    borderEndEndRadius: 3,
    backgroundColor: vars.palette.primary.main,
    animation: `${grow} var(--draw) ease-out`,
    '&[data-below]': { backgroundColor: vars.palette.text.disabled },
  },
  '& .needed': {
    position: 'absolute',
    insetBlock: -3,
    borderInlineStart: `2px dashed ${vars.palette.error.main}`,
  },
  '& .said': { fontWeight: 550, textAlign: 'end' },
  '@container (max-width: 520px)': {
    '& li': { gridTemplateColumns: '1fr auto', rowGap: 2 },
    '& .track': { gridRow: 2, gridColumn: '1 / -1' },
  },
}))

const Legend = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginBlockStart: 8,
  fontSize: '0.75rem',
  color: vars.palette.text.secondary,
  '& span': { blockSize: 14, borderInlineStart: `2px dashed ${vars.palette.error.main}` },
}))
