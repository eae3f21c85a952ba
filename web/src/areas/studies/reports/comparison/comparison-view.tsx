import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { Schemas } from '@/api/client'
import { useText } from '@/texts/use-text'
import { LinePlot, maxLines } from '@/ui/plot/line-plot'
import { Plot } from '@/ui/plot/plot'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { ManyFilterChip } from '@/ui/table/many-filter-chip'
import { ComparisonBar } from './comparison-bar'
import { figureOf, measuresFor, sayMeasure, saySchoolYear, sayValue } from './measures'
import { type ComparisonState, useComparison } from './use-comparison'
import { nameOf, YearBars, type YearPlotProps } from './year-bars'

type Comparison = Schemas['Comparison']

// Classes or campuses side by side: one school year as bars, all of them as lines.
export function ComparisonView() {
  const state = useComparison()
  return (
    <QueryView query={state.found} loading={<LoadingRows rows={8} height={32} />}>
      {(comparison) => <Compared comparison={comparison} state={state} />}
    </QueryView>
  )
}

function Compared({ comparison, state }: { comparison: Comparison; state: ComparisonState }) {
  const { t } = useText()
  const offered = measuresFor(comparison.items)
  const measure = offered.find((one) => one === state.measure) ?? offered[0]
  const known = comparison.years.filter((_, at) =>
    comparison.items.some(({ years }) => figureOf(years[at], measure) !== null),
  )
  const plot = { comparison, measure, known, state }
  return (
    <>
      <ComparisonBar state={state} measure={measure} offered={offered} />
      {comparison.more && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('report.compare.more', { count: comparison.items.length })}
        </Alert>
      )}
      {known.length === 0 ? (
        <EmptyState text={t('report.compare.none')} />
      ) : (
        <>
          <YearBars {...plot} />
          {known.length > 1 && <YearLines {...plot} />}
        </>
      )}
    </>
  )
}

// All school years: five at most, chosen where there are more; else those of which most is known.
function YearLines({ comparison, measure, known, state }: YearPlotProps) {
  const texts = useText()
  const { t } = texts
  const names = nameOf(comparison.items)
  const all = comparison.items
    .map((item) => ({
      key: item.id,
      name: names(item),
      values: known.map((year) => figureOf(item.years[comparison.years.indexOf(year)], measure)),
    }))
    .filter(({ values }) => values.some((value) => value !== null))
    .sort((a, b) => count(b.values) - count(a.values))
  const wanted = all.filter(({ key }) => state.lines.includes(key))
  const lines = (wanted.length > 0 ? wanted : all).slice(0, maxLines)
  const title = t('report.compare.over_years', { measure: sayMeasure(measure, texts) })
  const ticks = known.map(saySchoolYear)
  return (
    <>
      {all.length > maxLines && (
        <Box sx={{ mb: 1.5 }}>
          <ManyFilterChip
            label={t('report.compare.lines')}
            choices={all.map(({ key, name }) => ({ value: key, label: name }))}
            values={wanted.map(({ key }) => key)}
            onChange={(keys) => state.choose('lines')(keys.slice(-maxLines).join(',') || undefined)}
          />
        </Box>
      )}
      <Plot
        title={title}
        table={{
          head: [t(`report.compare.${state.query.by}`), ...ticks],
          rows: all.map(({ key, name, values }) => ({
            key,
            cells: [name, ...values.map((value) => sayValue(value, measure, texts))],
          })),
        }}
      >
        <LinePlot
          label={title}
          ticks={ticks}
          lines={lines}
          say={(value) => sayValue(value, measure, texts)}
        />
      </Plot>
    </>
  )
}

const count = (values: readonly (number | null)[]) => values.filter((value) => value !== null).length
