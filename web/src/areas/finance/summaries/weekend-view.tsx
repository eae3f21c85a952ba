import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatDate } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { confirmWithReason } from '@/ui/confirm-store'
import { PageHeader } from '@/ui/page-header'
import { FiguresTable } from '../figures-table'
import { MoneyFacts } from '../money-line'
import { summariesPath } from '../paths'
import { useAttempt } from '../use-attempt'
import { useMoney } from '../use-money'
import { type Count, type FullClosing, reopenWeekend } from './api'
import { ClosedChip } from './closed-chip'
import { PaperMenu } from './paper-menu'
import { useSayPlanning } from './say-planning'

// A week-end that was closed: what must be there, what was counted, and where a difference came from.
export function WeekendView({ closing }: { closing: FullClosing }) {
  const { t, language } = useText()
  const money = useMoney()
  const sayPlanning = useSayPlanning()
  const reopen = useReopening(closing)
  const { day, account_name, campus_name, currency, opening, expected, counted, difference } = closing
  const { note, coins, figures, closed_by, reopened_at, reason, may_reopen, planning } = closing
  const title = t('ledger.weekend_of', { day: formatDate(day, language) })
  return (
    <>
      <BackLink listPath={summariesPath}>{t('finance.tab.summaries')}</BackLink>
      <PageHeader
        title={title}
        subtitle={
          <>
            <Box sx={{ my: 0.75 }}>
              <ClosedChip closed={!reopened_at} />
            </Box>
            {planning && <Box>{sayPlanning(planning)}</Box>}
            <Box>{[account_name, campus_name, closed_by].filter(Boolean).join(' · ')}</Box>
            {reason && <Box>{t('ledger.reopened_because', { reason })}</Box>}
          </>
        }
        actions={
          <>
            <PaperMenu path={`/api/weekend-closings/${closing.id}`} name={title} />
            {may_reopen && (
              <Button variant="outlined" onClick={reopen}>
                {t('ledger.reopen.act')}
              </Button>
            )}
          </>
        }
      />
      <Box sx={{ maxWidth: 880 }}>
        <Box sx={{ mb: 4 }}>
          <MoneyFacts
            facts={[
              { label: t('ledger.count.counted'), value: money(counted, currency), strong: true },
              { label: t('ledger.count.expected'), value: money(expected, currency) },
              { label: t('ledger.count.difference'), value: money(difference, currency) },
              { label: t('ledger.opening'), value: money(opening, currency) },
            ]}
          />
          {note && <Box sx={{ mt: 1 }}>{note}</Box>}
        </Box>
        {coins.some(({ count }) => count > 0) && (
          <FiguresTable
            title={t('ledger.count.coins')}
            heads={[t('ledger.count.coin'), t('ledger.number'), t('finance.amount')]}
            rows={coins
              .filter(({ count }) => count > 0)
              .map(({ value, count }) => [
                money(value, currency),
                String(count),
                money(value * count, currency),
              ])}
          />
        )}
        <CountFigures count={figures} />
      </Box>
    </>
  )
}

function useReopening({ id, day }: FullClosing) {
  const { t, language } = useText()
  const attempt = useAttempt()
  const reopen = async () => {
    const name = formatDate(day, language)
    const reason = await confirmWithReason({
      title: t('ledger.reopen.title', { month: name }),
      act: t('ledger.reopen.act'),
      reason: t('finance.reason'),
    })
    if (reason !== null) {
      await attempt(() => reopenWeekend(id, reason), t('ledger.reopen.done', { month: name }))
    }
  }
  return () => void reopen()
}

// What came in since the last time, by way of payment and by class.
function CountFigures({ count: { ways, classes } }: { count: Count }) {
  const { t, code } = useText()
  const money = useMoney()
  return (
    <>
      {ways.length > 0 && (
        <FiguresTable
          title={t('ledger.ways')}
          heads={[t('finance.way.label'), t('ledger.number'), t('finance.amount')]}
          rows={ways.map(({ way, count, amount, currency }) => [
            code(`finance.way.${way}`) ?? '–',
            String(count),
            money(amount, currency),
          ])}
        />
      )}
      {classes.length > 0 && (
        <FiguresTable
          title={t('ledger.classes')}
          heads={[t('invoice.class'), t('finance.amount')]}
          rows={classes.map(({ class_code, amount, currency }) => [
            class_code || t('ledger.no_class'),
            money(amount, currency),
          ])}
        />
      )}
    </>
  )
}
