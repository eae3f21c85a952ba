import { keyframes } from '@emotion/react'
import { styled } from '@mui/material/styles'
import { useAnimations } from '@/theme/use-animations'
import { teal } from '@/ui/state-chip'
import { amountRange, rangeOf, spread, stretches } from './line-shape'

type Line = { key: string; name: string; values: readonly (number | null)[] }

// More would not be told apart.
export const maxLines = 5

type LinePlotProps = {
  label: string
  // What stands below, from first to last.
  ticks: readonly string[]
  lines: readonly Line[]
  // A value as it is read, with its unit.
  say: (value: number) => string
  // Amounts have no hundred to end at, and are long to read: their names alone stand at the ends.
  amounts?: boolean
}

// Where a plot is narrow more would lie on one another: every third is left.
const mostTicks = 6

const size = { height: 220, label: 18 }
const dashes = [undefined, '7 4', '2 3', '9 3 2 3', '4 4']

// Values over time, at most five lines of them, each with its name at its end. Lines differ in colour and in dashes.
export function LinePlot({ label, ticks, lines, say, amounts = false }: LinePlotProps) {
  const { draw, hover } = useAnimations()
  const shown = lines.slice(0, maxLines).filter(({ values }) => values.some((value) => value !== null))
  const known = shown.flatMap(({ values }) => values.filter((value) => value !== null))
  const { low, high } = amounts ? amountRange(known) : rangeOf(known)
  const across = (index: number) => (ticks.length === 1 ? 50 : (index / (ticks.length - 1)) * 100)
  const up = (value: number) => ((value - low) / (high - low)) * 100
  const ends = shown.map(({ values }) => values.findLast((value) => value !== null) ?? low)
  const places = spread(
    ends.map((value) => (up(value) / 100) * size.height),
    size.label,
    size.height,
  )
  const said = shown.map(
    ({ name, values }) =>
      `${name}: ${values.flatMap((value, at) => (value === null ? [] : [`${ticks[at]} ${say(value)}`])).join(', ')}`,
  )
  return (
    <Look
      role="img"
      aria-label={[label, ...said].join('. ')}
      style={{ '--draw': `${draw}ms`, '--hover': `${hover}ms` } as object}
      data-amounts={amounts || undefined}
    >
      {[low, (low + high) / 2, high].map((value) => (
        <div key={value} className="level" style={{ insetBlockEnd: `${up(value)}%` }}>
          <bdi>{say(value)}</bdi>
        </div>
      ))}
      <div className="area">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          {shown.map(({ key, values }, at) =>
            stretches(values).map((stretch) => (
              <polyline
                key={`${key} ${stretch[0]}`}
                data-line={at}
                strokeDasharray={dashes[at]}
                points={stretch.map((i) => `${across(i)},${100 - up(values[i] ?? low)}`).join(' ')}
              />
            )),
          )}
        </svg>
        {shown.map(({ key, values }, at) =>
          values.map(
            (value, i) =>
              value !== null && (
                <span
                  key={`${key} ${ticks[i]}`}
                  className="dot"
                  data-line={at}
                  style={{ insetInlineStart: `${across(i)}%`, insetBlockEnd: `${up(value)}%` }}
                >
                  <bdi>{say(value)}</bdi>
                </span>
              ),
          ),
        )}
        {ticks.map((tick, i) => (
          <span
            key={tick}
            className="tick"
            data-rare={(ticks.length > mostTicks && i % 3 !== 0) || undefined}
            style={{ insetInlineStart: `${across(i)}%` }}
          >
            <bdi>{tick}</bdi>
          </span>
        ))}
      </div>
      {shown.map(({ key, name }, at) => (
        <div key={key} className="end" data-line={at} style={{ insetBlockEnd: places[at] }}>
          <bdi className="name">{name}</bdi> {!amounts && <bdi>{say(ends[at] ?? low)}</bdi>}
        </div>
      ))}
    </Look>
  )
}

// Names take a third where there is little room.
const room = { start: 52, end: 'clamp(104px, 30%, 220px)' }

const appear = keyframes({ from: { opacity: 0 } })

const Look = styled('div')(({ theme: { vars } }) => {
  const { palette } = vars
  const colors = [
    palette.primary.main,
    palette.warning.main,
    teal,
    'light-dark(#7a3d9e, #cba4e6)',
    palette.text.secondary,
  ]
  return {
    position: 'relative',
    containerType: 'inline-size',
    blockSize: size.height,
    marginBlock: '12px 36px',
    fontSize: '0.75rem',
    fontVariantNumeric: 'tabular-nums',
    ...Object.fromEntries(colors.map((color, at) => [`& [data-line="${at}"]`, { color, stroke: color }])),
    '& .level': {
      position: 'absolute',
      insetInline: `0 ${room.end}`,
      borderBlockEnd: `1px solid ${palette.divider}`,
      color: palette.text.secondary,
      lineHeight: 1.2,
    },
    '& .area': {
      position: 'absolute',
      insetBlock: 0,
      insetInline: `${room.start}px calc(${room.end} + 12px)`,
    },
    '&[data-amounts] .area': { insetInlineStart: 88 },
    '@container (max-width: 719px)': { '& .tick[data-rare]': { display: 'none' } },
    '& svg': {
      position: 'absolute',
      inset: 0,
      inlineSize: '100%',
      blockSize: '100%',
      overflow: 'visible',
      animation: `${appear} var(--draw) ease-out`,
      '[dir="rtl"] &': { transform: 'scaleX(-1)' },
    },
    '& polyline': {
      fill: 'none',
      strokeWidth: 2,
      strokeLinejoin: 'round',
      vectorEffect: 'non-scaling-stroke',
    },
    '& .dot': {
      position: 'absolute',
      inlineSize: 9,
      blockSize: 9,
      marginInlineStart: -4.5,
      marginBlockEnd: -4.5,
      borderRadius: '50%',
      backgroundColor: 'currentColor',
      '& bdi': {
        position: 'absolute',
        zIndex: 1,
        insetBlockEnd: 12,
        insetInlineStart: -14,
        paddingInline: 4,
        borderRadius: 4,
        whiteSpace: 'nowrap',
        backgroundColor: palette.background.paper,
        opacity: 0,
        transition: 'opacity var(--hover)',
        pointerEvents: 'none',
      },
      '&:hover bdi': { opacity: 1 },
    },
    '& .tick': {
      position: 'absolute',
      insetBlockStart: 'calc(100% + 8px)',
      inlineSize: 80,
      marginInlineStart: -40,
      textAlign: 'center',
      color: palette.text.secondary,
    },
    '& .end': {
      position: 'absolute',
      insetInlineEnd: 0,
      inlineSize: room.end,
      display: 'flex',
      gap: 4,
      paddingInlineStart: 4,
      marginBlockEnd: -size.label / 2,
      lineHeight: `${size.label}px`,
      fontWeight: 550,
      whiteSpace: 'nowrap',
      '& .name': { overflow: 'hidden', textOverflow: 'ellipsis' },
    },
  }
})
