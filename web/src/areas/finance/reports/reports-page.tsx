import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useReach } from '@/session/use-may'
import { ViewMenu } from '@/session/views/view-menu'
import { useText } from '@/texts/use-text'
import { CampusFilter } from '@/ui/campus/campus-filter'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { DayFilterChip } from '@/ui/table/day-filter-chip'
import { ExportMenu } from '@/ui/table/export-menu'
import { FilterChip } from '@/ui/table/filter-chip'
import { ListToolbar } from '@/ui/table/list-toolbar'
import { FiguresTable } from '../figures-table'
import { FinanceFrame } from '../finance-frame'
import { MoneyList } from '../money-line'
import { useMoney } from '../use-money'
import { type Ageing, ageingQuery, forecastQuery, groupings, moneyReportQuery } from './api'
import { ForecastPlots } from './forecast-plots'
import { ReportFigures } from './report-figures'
import { useReportParams } from './use-report-params'

// /apps/finance/reports: what was invoiced, what came in, what is late and for how long, and what is to come.
export function Component() {
  const { t } = useText()
  const network = useReach('getMoneyReport') === 'all'
  const { query, choose } = useReportParams()
  const report = useQuery(moneyReportQuery(query))
  const ageing = useQuery(ageingQuery(query.campus))
  const forecast = useQuery(forecastQuery(query.campus))
  const { by: _by, ...journal } = query
  const choices = groupings
    .filter((by) => network || by !== 'campus')
    .map((value) => ({ value, label: t(`ledger.figures.by.${value}`) }))
  return (
    <FinanceFrame part="reports">
      <ListToolbar>
        <FilterChip
          label={t('ledger.figures.by.label')}
          choices={choices}
          value={query.by}
          onChange={choose('by')}
        />
        {network && (
          <CampusFilter label={t('invoice.campus')} value={query.campus} onChange={choose('campus')} />
        )}
        <DayFilterChip label={t('invoice.from')} value={query.from} onChange={choose('from')} />
        <DayFilterChip label={t('invoice.to')} value={query.to} onChange={choose('to')} />
        <ExportMenu path="/api/money/report/export" query={query} name={t('finance.tab.reports')} />
        <ExportMenu
          path="/api/money/journal/export"
          query={journal}
          name={t('ledger.papers.journal')}
          label={t('ledger.papers.journal')}
        />
        <ViewMenu />
      </ListToolbar>
      <Box sx={{ maxWidth: 960 }}>
        {/* What comes earlier than what stands above it waits: it would be pushed down. */}
        <QueryView query={report} loading={<LoadingRows rows={8} height={46} />}>
          {(figures) => (
            <>
              <ReportFigures report={figures} />
              <QueryView query={ageing} loading={<LoadingRows rows={3} height={46} />}>
                {(ages) => (
                  <>
                    <AgeingTable ageing={ages} campus={query.campus} />
                    <QueryView query={forecast} loading={<LoadingRows rows={6} height={46} />}>
                      {(found) => (
                        <>
                          <ForecastPlots forecast={found} />
                          <ExportMenu
                            path="/api/money/forecast/export"
                            query={query.campus ? { campus: query.campus } : {}}
                            name={t('ledger.figures.forecast')}
                            label={t('ledger.figures.forecast')}
                          />
                        </>
                      )}
                    </QueryView>
                  </>
                )}
              </QueryView>
            </>
          )}
        </QueryView>
      </Box>
    </FinanceFrame>
  )
}

// What is past its deadline, by how long; who it is, with addresses, is handed out as a spreadsheet.
function AgeingTable({ ageing, campus }: { ageing: Ageing; campus: string | undefined }) {
  const { t } = useText()
  const money = useMoney()
  if (ageing.items.length === 0) {
    return (
      <MoneyList title={t('ledger.overdue')} empty={t('ledger.figures.nobody_late')}>
        {[]}
      </MoneyList>
    )
  }
  return (
    <FiguresTable
      title={t('ledger.overdue')}
      action={
        <ExportMenu
          path="/api/money/ageing/export"
          query={campus ? { campus } : {}}
          name={t('ledger.figures.late_payers')}
          label={t('ledger.figures.late_payers')}
        />
      }
      heads={[
        t('invoice.campus'),
        t('ledger.days_30'),
        t('ledger.days_60'),
        t('ledger.days_90'),
        t('ledger.older'),
      ]}
      rows={ageing.items.map(({ campus_name, currency, days_30, days_60, days_90, older }) => [
        campus_name,
        ...[days_30, days_60, days_90, older].map((amount) => money(amount, currency)),
      ])}
    />
  )
}
