import Box from '@mui/material/Box'
import { formatDate } from '@/lib/dates'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { BarPlot } from '@/ui/plot/bar-plot'
import { LinePlot } from '@/ui/plot/line-plot'
import { Plot } from '@/ui/plot/plot'
import { EmptyState } from '@/ui/states/empty-state'
import { FiguresTable } from '../figures-table'
import { MoneyFacts } from '../money-line'
import { classMoneyPath } from '../paths'
import { monthTitle } from '../summaries/say-month'
import { useMoney } from '../use-money'
import type { MoneyReport, ReportRow } from './api'
import { currenciesOf, greatest, sumOf } from './report-sums'

// What was invoiced against what came in, by what was chosen: the sums, a plot, and all of it as a table.
export function ReportFigures({ report }: { report: MoneyReport }) {
  const { t, language } = useText()
  if (report.items.length === 0) return <EmptyState text={t('ledger.figures.nothing')} />
  return (
    <>
      <Box sx={{ color: 'text.secondary', mb: 2 }}>
        {t('ledger.figures.days', {
          from: formatDate(report.from, language),
          to: formatDate(report.to, language),
        })}
      </Box>
      {currenciesOf(report.items).map((currency) => (
        <OfCurrency
          key={currency}
          report={report}
          currency={currency}
          rows={report.items.filter((row) => row.currency === currency)}
        />
      ))}
    </>
  )
}

type OfCurrencyProps = { report: MoneyReport; currency: string; rows: readonly ReportRow[] }

function OfCurrency({ report: { by, items }, currency, rows }: OfCurrencyProps) {
  const texts = useText()
  const { t } = texts
  const money = useMoney()
  const said = (amount: number) => money(amount, currency)
  const columns = columnsOf(by, t)
  // By month, what is open is told of what has its deadline in it: in all that would be but a part.
  const totalled = by === 'month' ? columns.slice(0, 3) : columns
  const several = currenciesOf(items).length > 1
  const title = [t(`ledger.figures.title.${by}`), several && currency].filter(Boolean).join(' · ')
  return (
    <>
      <Box sx={{ mb: 3 }}>
        <MoneyFacts
          facts={totalled.map(({ label, figure }) => ({ label, value: said(sumOf(rows, figure)) }))}
        />
      </Box>
      <Plot
        title={title}
        table={{
          head: [t(`ledger.figures.by.${by}`), ...columns.map(({ label }) => label)],
          rows: rows.map((row) => ({
            key: row.id,
            cells: [nameOf(by, row, texts), ...columns.map(({ figure }) => said(figure(row)))],
          })),
        }}
      >
        {by === 'month' ? (
          <LinePlot
            label={title}
            ticks={rows.map(({ id }) => formatDate(`${id}-01`, texts.language, { month: 'short' }))}
            lines={columns.slice(0, 2).map(({ label, figure }) => ({
              key: label,
              name: label,
              values: rows.map(figure),
            }))}
            say={(value) => said(Math.round(value))}
            amounts
          />
        ) : (
          <Bars title={title} by={by} currency={currency} rows={rows} />
        )}
      </Plot>
      {by === 'class' && (
        <FiguresTable
          title={t('ledger.figures.classes')}
          heads={[t('ledger.figures.by.class'), ...columns.map(({ label }) => label)]}
          rows={rows.map((row) => [
            nameOf(by, row, texts),
            ...columns.map(({ figure }) => said(figure(row))),
          ])}
          hrefs={rows.map(({ id }) => (id ? classMoneyPath(id) : undefined))}
        />
      )}
    </>
  )
}

type BarsProps = { title: string; by: MoneyReport['by']; currency: string; rows: readonly ReportRow[] }

// What came in of each, with a line across where it was invoiced; of categories, what came in or went out.
function Bars({ title, by, currency, rows }: BarsProps) {
  const texts = useText()
  const money = useMoney()
  const value = (row: ReportRow) => (by === 'category' ? Math.max(row.income, row.expense) : row.collected)
  const asked = (row: ReportRow) =>
    by === 'category' || row.invoiced === 0 ? undefined : row.invoiced - row.credited
  const sorted = rows.toSorted((one, other) => value(other) - value(one))
  return (
    <BarPlot
      label={title}
      max={greatest(rows.flatMap((row) => [value(row), asked(row) ?? 0]))}
      needed={by === 'category' ? undefined : texts.t('ledger.invoiced')}
      bars={sorted.map((row) => ({
        key: row.id,
        name: nameOf(by, row, texts),
        value: value(row),
        said: money(row.income < row.expense ? 0 - row.expense : value(row), currency),
        needed: asked(row),
      }))}
    />
  )
}

function columnsOf(by: MoneyReport['by'], t: Texts['t']) {
  if (by === 'category') {
    return [
      { label: t('ledger.in'), figure: (row: ReportRow) => row.income },
      { label: t('ledger.out'), figure: (row: ReportRow) => row.expense },
    ]
  }
  return [
    { label: t('ledger.invoiced'), figure: (row: ReportRow) => row.invoiced },
    { label: t('ledger.collected'), figure: (row: ReportRow) => row.collected },
    { label: t('invoice.credited'), figure: (row: ReportRow) => row.credited },
    { label: t('invoice.balance'), figure: (row: ReportRow) => row.open },
    { label: t('finance.standing.due'), figure: (row: ReportRow) => row.due },
  ]
}

function nameOf(by: MoneyReport['by'], { id, name }: ReportRow, { t, code, language }: Texts): string {
  if (by === 'month') return monthTitle(`${id}-01`, language)
  if (by === 'category') return (id && (code(`finance.category.${id}`) ?? id)) || t('ledger.no_category')
  return name || t('ledger.no_class')
}
