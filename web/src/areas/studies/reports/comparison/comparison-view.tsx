import Alert from '@mui/material/Alert'
import type { Schemas } from '@/api/client'
import { useText } from '@/texts/use-text'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { ComparisonBar } from './comparison-bar'
import { figureOf, measuresFor } from './measures'
import { type ComparisonState, useComparison } from './use-comparison'
import { YearBars } from './year-bars'
import { YearLines } from './year-lines'

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
