import Box from '@mui/material/Box'
import { useText } from '@/texts/use-text'
import { BarPlot } from '@/ui/plot/bar-plot'
import { Plot } from '@/ui/plot/plot'
import { monthTitle } from '../summaries/say-month'
import { useMoney } from '../use-money'
import type { Forecast } from './api'
import { currenciesOf, greatest } from './report-sums'

// What schedules say of this month and the five that follow, if everybody pays on time; a plot for each currency.
export function ForecastPlots({ forecast: { months, late } }: { forecast: Forecast }) {
  const { t, language } = useText()
  const money = useMoney()
  const several = currenciesOf(months).length > 1
  return currenciesOf(months).map((currency) => {
    const own = months.filter((one) => one.currency === currency)
    const title = [t('ledger.figures.forecast'), several && currency].filter(Boolean).join(' · ')
    const before = late.find((sum) => sum.currency === currency)
    const said = own.map(({ month, expected }) => ({
      key: month,
      name: monthTitle(`${month}-01`, language),
      value: expected,
      said: money(expected, currency),
    }))
    return (
      <Box key={currency}>
        <Plot
          title={title}
          table={{
            head: [t('ledger.figures.by.month'), t('ledger.figures.expected')],
            rows: said.map((one) => ({ key: one.key, cells: [one.name, one.said] })),
          }}
        >
          <BarPlot label={title} bars={said} max={greatest(said.map(({ value }) => value))} />
          {before && before.amount > 0 && (
            <Box sx={{ mt: 1, color: 'text.secondary' }}>
              {t('ledger.figures.late_before', { amount: money(before.amount, currency) })}
            </Box>
          )}
        </Plot>
      </Box>
    )
  })
}
