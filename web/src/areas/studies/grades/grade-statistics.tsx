import { styled } from '@mui/material/styles'
import { formatFigure } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import type { GradeSheet } from './api'
import { sayPoints } from './points'

const bar = { width: 18, gap: 4, height: 56, foot: 16 }
const width = 10 * (bar.width + bar.gap)

/** How the sheet came out: how many have which grade, with the pass mark, and the figures beside it. */
export function GradeStatistics({ sheet }: { sheet: GradeSheet }) {
  const texts = useText()
  const { t, language } = texts
  const { graded, passed, missing, mean, median, deviation } = sheet.statistics
  if (graded === 0) return null
  const figures = [
    [t('grade.statistics.mean'), sayPoints(mean, texts)],
    [t('grade.statistics.median'), sayPoints(median, texts)],
    [t('grade.statistics.spread'), `± ${sayPoints(deviation, texts)}`],
    [
      t('grade.statistics.passed'),
      t('grade.statistics.of_graded', {
        some: formatFigure(passed, language),
        all: formatFigure(sheet.students.length - missing, language),
      }),
    ],
  ]
  return (
    <Look aria-label={t('grade.statistics.label')}>
      <Histogram sheet={sheet} />
      <dl>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Look>
  )
}

function Histogram({ sheet }: { sheet: GradeSheet }) {
  const { t } = useText()
  const { pass_mark, statistics } = sheet
  const most = Math.max(1, ...statistics.tens)
  const said = statistics.tens
    .map((count, ten) => ({ count, from: ten * 10, to: ten === 9 ? 100 : ten * 10 + 10 }))
    .filter(({ count }) => count > 0)
    .map((one) => t('grade.statistics.bar', one))
  const mark = (pass_mark / 100) * width
  return (
    <svg
      role="img"
      aria-label={`${said.join('; ')}. ${t('grade.statistics.pass_mark', { mark: pass_mark })}`}
      width={width}
      height={bar.height + bar.foot}
      viewBox={`0 0 ${width} ${bar.height + bar.foot}`}
    >
      {statistics.tens.map((count, ten) => {
        const high = (count / most) * (bar.height - 12)
        const x = ten * (bar.width + bar.gap) + bar.gap / 2
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the tens are always ten, in their order
          <g key={ten}>
            <rect
              className={(ten + 1) * 10 <= pass_mark ? 'below' : 'above'}
              x={x}
              y={bar.height - Math.max(high, 1)}
              width={bar.width}
              height={Math.max(high, 1)}
              rx={2}
            />
            {count > 0 && (
              <text x={x + bar.width / 2} y={bar.height - high - 3}>
                {count}
              </text>
            )}
          </g>
        )
      })}
      <line className="mark" x1={mark} x2={mark} y1={0} y2={bar.height + 3} />
      {[0, 50, 100].map((at) => (
        <text
          key={at}
          className="scale"
          x={(at / 100) * width}
          y={bar.height + 13}
          style={{ textAnchor: at === 0 ? 'start' : at === 100 ? 'end' : 'middle' }}
        >
          {at}
        </text>
      ))}
    </svg>
  )
}

const Look = styled('section')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 32px',
  marginBlockEnd: 16,
  '& svg': { flexShrink: 0, overflow: 'visible', direction: 'ltr' },
  '& .above': { fill: vars.palette.primary.main },
  '& .below': { fill: vars.palette.text.disabled },
  '& .mark': { stroke: vars.palette.error.main, strokeWidth: 1.5, strokeDasharray: '3 2' },
  '& text': { fontSize: 10, fill: vars.palette.text.secondary, textAnchor: 'middle' },
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: '8px 28px', margin: 0 },
  '& dt': { color: vars.palette.text.secondary, fontSize: '0.75rem' },
  '& dd': { margin: 0, fontSize: '1.125rem', fontWeight: 550, fontVariantNumeric: 'tabular-nums' },
}))
