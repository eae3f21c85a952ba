import Box from '@mui/material/Box'
import type { Schemas } from '@/api/client'
import { formatFigure } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import { BarPlot } from '@/ui/plot/bar-plot'
import { Plot } from '@/ui/plot/plot'
import { FilterChip } from '@/ui/table/filter-chip'
import {
  type Compared,
  figureOf,
  type Measure,
  neededOf,
  sayMeasure,
  saySchoolYear,
  sayValue,
} from './measures'
import type { ComparisonState } from './use-comparison'

export type YearPlotProps = {
  comparison: Schemas['Comparison']
  measure: Measure
  // The years of which this is known.
  known: readonly number[]
  state: ComparisonState
}

// One school year: who has most comes first, with what would have been enough.
export function YearBars({ comparison, measure, known, state }: YearPlotProps) {
  const texts = useText()
  const { t } = texts
  const year = known.find((one) => one === state.year) ?? known.at(-1) ?? 0
  const at = comparison.years.indexOf(year)
  const names = nameOf(comparison.items)
  const shown = comparison.items
    .map((item) => ({ item, value: figureOf(item.years[at], measure) }))
    .filter((one): one is { item: Compared; value: number } => one.value !== null)
    .sort((a, b) => b.value - a.value)
  const title = t('report.compare.in_year', {
    measure: sayMeasure(measure, texts),
    year: saySchoolYear(year),
  })
  return (
    <>
      {known.length > 1 && (
        <Box sx={{ mb: 1.5 }}>
          <FilterChip
            label={t('report.compare.year')}
            choices={known.toReversed().map((one) => ({ value: String(one), label: saySchoolYear(one) }))}
            value={String(year)}
            onChange={state.choose('school_year')}
          />
        </Box>
      )}
      <Plot title={title} table={yearTable(shown, at, texts, names, state.query.by)}>
        <BarPlot
          label={title}
          max={100}
          needed={sayNeeded(measure, texts)}
          bars={shown.map(({ item, value }) => ({
            key: item.id,
            name: names(item),
            value,
            said: sayValue(value, measure, texts),
            needed: neededOf(item, measure),
          }))}
        />
      </Plot>
    </>
  )
}

type Texts = ReturnType<typeof useText>

function sayNeeded(measure: Measure, { t }: Texts): string | undefined {
  if (measure === 'average') return t('report.compare.pass_mark')
  return measure === 'presence' ? t('report.compare.required') : undefined
}

// A class is named with its campus where there are several.
export function nameOf(items: readonly Compared[]) {
  const several = new Set(items.map(({ campus_name }) => campus_name)).size > 1
  return ({ name, campus_name }: Compared) =>
    several && name !== campus_name ? `${campus_name} · ${name}` : name
}

// All that is known of the year. Who may not know grades has no columns for them.
function yearTable(
  shown: readonly { item: Compared }[],
  at: number,
  texts: Texts,
  names: (item: Compared) => string,
  by: ComparisonState['query']['by'],
) {
  const { t, language } = texts
  const marks = shown.some(({ item }) => item.sees_marks)
  return {
    head: [
      t(`report.compare.${by}`),
      ...(marks
        ? [
            t('report.compare.average'),
            t('report.compare.graded'),
            t('report.passed'),
            t('report.compare.passed'),
          ]
        : []),
      t('report.presence'),
    ],
    rows: shown.map(({ item }) => {
      const year = item.years[at]
      const say = (measure: Measure) => sayValue(figureOf(year, measure), measure, texts)
      const graded = year?.graded
        ? [formatFigure(year.graded, language), formatFigure(year.passed, language)]
        : ['', '']
      return {
        key: item.id,
        cells: [names(item), ...(marks ? [say('average'), ...graded, say('passed')] : []), say('presence')],
      }
    }),
  }
}
