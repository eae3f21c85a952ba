import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Schemas } from '@/api/client'
import { addDays, monthAfter } from '@/lib/day-math'
import { formatTotal } from '@/lib/totals'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { confirm, confirmWithReason } from '@/ui/confirm-store'
import { ClosedIcon } from '@/ui/icons'
import { PageHeader } from '@/ui/page-header'
import { FiguresTable } from '../figures-table'
import { MoneyFacts } from '../money-line'
import { summariesPath } from '../paths'
import { useAttempt } from '../use-attempt'
import { useMoney } from '../use-money'
import { closeMonth, type FullSummary, reopenMonth } from './api'
import { ClosedChip } from './closed-chip'
import { PaperMenu } from './paper-menu'
import { monthTitle, sayMonth } from './say-month'

// One month of a campus: what it opened with, what came and went, what it closed with; what is still to do before that.
export function MonthView({ summary }: { summary: FullSummary }) {
  const { t, language } = useText()
  const { close, reopen } = useClosing(summary)
  const { month, campus_id, campus_name, state, closed_by, reopen_reason, may_close, may_reopen } = summary
  return (
    <>
      <BackLink listPath={summariesPath}>{t('finance.tab.summaries')}</BackLink>
      <PageHeader
        title={monthTitle(month, language)}
        subtitle={
          <>
            <Box sx={{ my: 0.75 }}>
              <ClosedChip closed={state === 'closed'} />
            </Box>
            <Box>
              {[campus_name, closed_by && t('ledger.closed_by', { name: closed_by })]
                .filter(Boolean)
                .join(' · ')}
            </Box>
            {reopen_reason && <Box>{t('ledger.reopened_because', { reason: reopen_reason })}</Box>}
          </>
        }
        actions={
          <>
            <PaperMenu
              path={`/api/summaries/${summary.id}`}
              name={monthTitle(month, language)}
              journal={{ campus: campus_id, from: month, to: addDays(monthAfter(month, 1), -1) }}
            />
            {may_reopen && (
              <Button variant="outlined" onClick={reopen}>
                {t('ledger.reopen.act')}
              </Button>
            )}
            {may_close && (
              <Button variant="contained" startIcon={<ClosedIcon />} onClick={close}>
                {t('ledger.close.act')}
              </Button>
            )}
          </>
        }
      />
      <PendingNote pending={summary.pending} />
      <Box sx={{ maxWidth: 880 }}>
        <MonthFigures summary={summary} />
      </Box>
    </>
  )
}

function PendingNote({ pending }: { pending: readonly Schemas['Pending'][] }) {
  const { t, language } = useText()
  const open = pending.filter(({ count }) => count > 0)
  if (open.length === 0) return null
  return (
    <Alert severity="info" variant="outlined" sx={{ mb: 3, color: 'text.primary' }}>
      {t('ledger.pending.title')}
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {open.map(({ name, count, more }) => (
          <li key={name}>
            {t(`ledger.pending.${name}`, { count, shown: formatTotal(count, more, language) })}
          </li>
        ))}
      </Box>
    </Alert>
  )
}

function MonthFigures({ summary }: { summary: FullSummary }) {
  const { t, code } = useText()
  const money = useMoney()
  const { accounts, categories, ways, invoiced, credited, collected, overdue } = summary
  const sums = [
    ...invoiced.map((sum) => ({ ...sum, label: t('ledger.invoiced') })),
    ...credited.map((sum) => ({ ...sum, label: t('invoice.credited') })),
    ...collected.map((sum) => ({ ...sum, label: t('ledger.collected') })),
  ]
  return (
    <>
      {sums.length > 0 && (
        <Box sx={{ mb: 4 }}>
          <MoneyFacts
            facts={sums.map(({ label, amount, currency }) => ({ label, value: money(amount, currency) }))}
          />
        </Box>
      )}
      <FiguresTable
        title={t('finance.tab.accounts')}
        heads={[
          t('finance.account'),
          t('ledger.opening'),
          t('ledger.in'),
          t('ledger.out'),
          t('ledger.closing'),
        ]}
        rows={accounts.map((one) => [
          one.name,
          ...[one.opening, one.in, 0 - one.out, one.closing].map((amount) => money(amount, one.currency)),
        ])}
      />
      <FiguresTable
        title={t('ledger.categories')}
        heads={[t('finance.category_label'), t('ledger.in'), t('ledger.out')]}
        rows={categories.map(({ category, income, expense, currency }) => [
          (category && (code(`finance.category.${category}`) ?? category)) || t('ledger.no_category'),
          money(income, currency),
          money(0 - expense, currency),
        ])}
      />
      <FiguresTable
        title={t('ledger.ways')}
        heads={[t('finance.way.label'), t('ledger.number'), t('finance.amount')]}
        rows={ways.map(({ way, count, amount, currency }) => [
          code(`finance.way.${way}`) ?? '–',
          String(count),
          money(amount, currency),
        ])}
      />
      <FiguresTable
        title={t('ledger.overdue')}
        heads={[
          t('ledger.currency'),
          t('ledger.days_30'),
          t('ledger.days_60'),
          t('ledger.days_90'),
          t('ledger.older'),
        ]}
        rows={overdue.map(({ currency, days_30, days_60, days_90, older }) => [
          currency,
          ...[days_30, days_60, days_90, older].map((amount) => money(amount, currency)),
        ])}
      />
    </>
  )
}

// Closing locks the month; only the heads open it again, with a reason.
function useClosing({ id, month }: FullSummary) {
  const { t, language } = useText()
  const attempt = useAttempt()
  const name = sayMonth(month, language)
  const close = async () => {
    const asked = {
      title: t('ledger.close.title', { month: name }),
      text: t('ledger.close.text'),
      act: t('ledger.close.act'),
    }
    if (await confirm(asked)) await attempt(() => closeMonth(id), t('ledger.close.done', { month: name }))
  }
  const reopen = async () => {
    const reason = await confirmWithReason({
      title: t('ledger.reopen.title', { month: name }),
      act: t('ledger.reopen.act'),
      reason: t('finance.reason'),
    })
    if (reason !== null) {
      await attempt(() => reopenMonth(id, reason), t('ledger.reopen.done', { month: name }))
    }
  }
  return { close: () => void close(), reopen: () => void reopen() }
}
