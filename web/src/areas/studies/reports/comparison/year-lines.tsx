import Box from '@mui/material/Box'
import { useText } from '@/texts/use-text'
import { LinePlot, maxLines } from '@/ui/plot/line-plot'
import { Plot } from '@/ui/plot/plot'
import { ManyFilterChip } from '@/ui/table/many-filter-chip'
import { figureOf, sayMeasure, saySchoolYear, sayValue } from './measures'
import { nameOf, type YearPlotProps } from './year-bars'

// All school years: five at most, chosen where there are more; else those of which most is known.
export function YearLines({ comparison, measure, known, state }: YearPlotProps) {
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
