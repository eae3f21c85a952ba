import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { formatDate } from '@/lib/dates'
import { useSession } from '@/session/session-store'
import { useMay, useReach } from '@/session/use-may'
import { useOwnCampusName } from '@/session/use-own-campus'
import { useText } from '@/texts/use-text'
import { CampusFilter } from '@/ui/campus/campus-filter'
import { CheckIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { FinanceFrame } from '../finance-frame'
import { MoneyLine, MoneyList } from '../money-line'
import { summaryPath } from '../paths'
import { useMoney } from '../use-money'
import { type Summary, summariesQuery, type WeekendClosing, weekendsQuery } from './api'
import { ClosedChip } from './closed-chip'
import { monthTitle } from './say-month'
import { useSayPlanning } from './say-planning'

const CountDialog = lazyPart(() => import('./count-dialog').then((m) => ({ default: m.CountDialog })))

// /apps/finance/summaries: the months of a campus and its week-ends, closed or still open.
export function Component() {
  const { t } = useText()
  const own = useSession((state) => state.user?.organization_id) ?? ''
  const network = useReach('listSummaries') === 'all'
  const mayClose = useMay('closeWeekend')
  const [search, setSearch] = useSearchParams()
  const campus = search.get('campus') ?? own
  const known = useOwnCampusName(campus)
  const counted = search.get('count')
  const change = (name: string, value: string | undefined) => {
    const next = new URLSearchParams(search)
    next.delete(name)
    if (value !== undefined) next.set(name, value)
    setSearch(next)
  }
  const months = useQuery(summariesQuery(campus))
  const weekends = useQuery(weekendsQuery(campus))
  return (
    <FinanceFrame
      part="summaries"
      actions={
        mayClose && (
          <Button variant="contained" startIcon={<CheckIcon />} onClick={() => change('count', '')}>
            {t('ledger.count.act')}
          </Button>
        )
      }
    >
      {network && (
        <Box sx={{ mb: 3 }}>
          <CampusFilter
            label={t('invoice.campus')}
            value={campus}
            known={known}
            onChange={(chosen) => change('campus', chosen)}
          />
        </Box>
      )}
      <Box
        sx={{ display: 'grid', columnGap: 5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}
      >
        {/* What comes earlier than what stands above it waits: it would be pushed down. */}
        <QueryView query={months} loading={<LoadingRows rows={8} height={46} />}>
          {(found) => (
            <>
              <Months months={found} />
              <QueryView query={weekends} loading={<LoadingRows rows={4} height={46} />}>
                {(closings) => <Weekends weekends={closings} />}
              </QueryView>
            </>
          )}
        </QueryView>
      </Box>
      {counted !== null && (
        <CountDialog campus={campus} accountId={counted} onClose={() => change('count', undefined)} />
      )}
    </FinanceFrame>
  )
}

function Months({ months }: { months: readonly Summary[] }) {
  const { t, language } = useText()
  return (
    <MoneyList title={t('ledger.months')}>
      {months.map((summary) => (
        <MoneyLine
          key={summary.id}
          href={summaryPath(summary.id)}
          title={monthTitle(summary.month, language)}
          note={summary.closed_by && t('ledger.closed_by', { name: summary.closed_by })}
          chip={<ClosedChip closed={summary.state === 'closed'} />}
          amount=""
        />
      ))}
    </MoneyList>
  )
}

function Weekends({ weekends }: { weekends: readonly WeekendClosing[] }) {
  const { t, language } = useText()
  const money = useMoney()
  const sayPlanning = useSayPlanning()
  return (
    <MoneyList title={t('ledger.weekends')} empty={t('ledger.no_weekends')}>
      {weekends.map(({ id, day, account_name, counted, currency, difference, reopened_at, planning }) => (
        <MoneyLine
          key={id}
          href={summaryPath(id)}
          title={formatDate(day, language)}
          note={[account_name, planning && sayPlanning(planning)].filter(Boolean).join(' · ')}
          chip={<ClosedChip closed={!reopened_at} />}
          amount={money(counted, currency)}
          {...(difference !== 0 && { under: t('ledger.differs', { amount: money(difference, currency) }) })}
        />
      ))}
    </MoneyList>
  )
}
