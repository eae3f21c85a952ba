import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { api, type Schemas, unwrap } from '@/api/client'
import { formatDate } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { formatFigure, formatPercent } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import { BarPlot } from '@/ui/plot/bar-plot'
import { LinePlot } from '@/ui/plot/line-plot'
import { Plot } from '@/ui/plot/plot'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { keys } from '../keys'

type Found = Schemas['CockpitCharts']

const chartsQuery = queryOptions({
  queryKey: keys.charts,
  queryFn: ({ signal }) => unwrap(api.GET('/api/cockpit/charts', { signal })),
})

// How the network does over time. It is asked for when somebody has come down to it.
export function Charts() {
  const charts = useQuery(chartsQuery)
  return (
    <QueryView query={charts} loading={<LoadingRows rows={3} height={240} />}>
      {(found) => (found.students.length > 0 ? <Plots found={found} /> : null)}
    </QueryView>
  )
}

function Plots({ found }: { found: Found }) {
  const { t } = useText()
  const id = useId()
  const currencies = [...new Set(found.money.map(({ currency }) => currency))]
  return (
    <Box component="section" aria-labelledby={id}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, mb: 2 }}>
        <Typography id={id} variant="h2" sx={{ flexGrow: 1, fontSize: '1.125rem' }}>
          {t('cockpit.charts.title')}
        </Typography>
        <MuiLink component={Link} to="/apps/campus/reports" underline="hover">
          {t('cockpit.charts.report')}
        </MuiLink>
        {found.money.length > 0 && (
          <MuiLink component={Link} to="/apps/finance/reports" underline="hover">
            {t('cockpit.charts.money_report')}
          </MuiLink>
        )}
      </Box>
      <Students found={found} />
      <Box
        sx={{
          display: 'grid',
          columnGap: 5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 440px), 1fr))',
        }}
      >
        {found.presence.length > 0 && <Presence months={found.presence} />}
        {currencies.map((currency) => (
          <Money
            key={currency}
            currency={currencies.length > 1 ? currency : ''}
            rows={found.money.filter((row) => row.currency === currency)}
          />
        ))}
      </Box>
    </Box>
  )
}

// This school year's students of each campus against those of the year before; all years are in the table.
function Students({ found: { years, students } }: { found: Found }) {
  const { t, language } = useText()
  const title = t('cockpit.charts.students')
  const now = years.length - 1
  const say = (count: number) => formatFigure(count, language)
  return (
    <Plot
      title={title}
      table={{
        head: [t('cockpit.charts.campus'), ...years.map((year) => `${year}–${year + 1}`)],
        rows: students.map(({ id, name, counts }) => ({ key: id, cells: [name, ...counts.map(say)] })),
      }}
    >
      <BarPlot
        label={title}
        max={Math.max(1, ...students.flatMap(({ counts }) => counts.slice(-2)))}
        needed={t('cockpit.charts.last_year')}
        bars={students.map(({ id, name, counts }) => ({
          key: id,
          name,
          value: counts[now] ?? 0,
          said: say(counts[now] ?? 0),
          needed: counts[now - 1],
        }))}
      />
    </Plot>
  )
}

function Presence({ months }: { months: Found['presence'] }) {
  const { t, language } = useText()
  const title = t('cockpit.charts.presence')
  const say = (rate: number) => formatPercent(Math.floor(rate) / 100, language)
  const rates = months.map(({ present, counted }) => (present * 100) / counted)
  return (
    <Plot
      title={title}
      table={{
        head: [
          t('cockpit.charts.month'),
          t('cockpit.charts.presence_rate'),
          t('cockpit.charts.present'),
          t('cockpit.charts.counted'),
        ],
        rows: months.map(({ month, present, counted }, at) => ({
          key: month,
          cells: [
            longMonth(month, language),
            say(rates[at] ?? 0),
            formatFigure(present, language),
            formatFigure(counted, language),
          ],
        })),
      }}
    >
      <LinePlot
        label={title}
        ticks={months.map(({ month }) => shortMonth(month, language))}
        lines={[{ key: 'presence', name: t('cockpit.charts.presence_rate'), values: rates }]}
        say={say}
      />
    </Plot>
  )
}

function Money({ currency, rows }: { currency: string; rows: Found['money'] }) {
  const { t, language } = useText()
  const title = [t('cockpit.charts.money'), currency].filter(Boolean).join(' · ')
  const say = (amount: number) => formatMoney(Math.round(amount), rows[0]?.currency ?? '', language)
  const invoiced = {
    key: 'invoiced',
    name: t('cockpit.charts.invoiced'),
    of: rows.map((row) => row.invoiced),
  }
  const collected = {
    key: 'collected',
    name: t('cockpit.charts.collected'),
    of: rows.map((row) => row.collected),
  }
  return (
    <Plot
      title={title}
      table={{
        head: [t('cockpit.charts.month'), invoiced.name, collected.name],
        rows: rows.map((row) => ({
          key: row.id,
          cells: [longMonth(row.id, language), say(row.invoiced), say(row.collected)],
        })),
      }}
    >
      <LinePlot
        label={title}
        ticks={rows.map(({ id }) => shortMonth(id, language))}
        lines={[invoiced, collected].map(({ key, name, of }) => ({ key, name, values: of }))}
        say={say}
        amounts
      />
    </Plot>
  )
}

const shortMonth = (month: string, language: string) =>
  formatDate(`${month}-01`, language, { month: 'short' })

const longMonth = (month: string, language: string) =>
  formatDate(`${month}-01`, language, { month: 'long', year: 'numeric' })
