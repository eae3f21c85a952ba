import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '@/lib/dates'
import { useMayForOthers } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { AddIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { FullWidth } from '@/ui/record/full-width'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { InvoiceLines } from '../invoice-lines'
import { MoneyFacts } from '../money-line'
import { OwedLines } from '../owed-lines'
import { PaymentLines } from '../payment-lines'
import { useMoney } from '../use-money'
import { type EnrollmentMoney, enrollmentMoneyQuery } from './api'

const PaymentDialog = lazyPart(() =>
  import('../payments/payment-dialog').then((m) => ({ default: m.PaymentDialog })),
)
const SharesDialog = lazyPart(() => import('./shares-dialog').then((m) => ({ default: m.SharesDialog })))
const ReplanDialog = lazyPart(() => import('./replan-dialog').then((m) => ({ default: m.ReplanDialog })))

const PauseDialog = lazyPart(() => import('./pause-dialog').then((m) => ({ default: m.PauseDialog })))

// How an enrollment is paid: its installments with their states, who else pays, what was paid and invoiced.
export function EnrollmentPaid({ enrollmentId }: { enrollmentId: string }) {
  return (
    <FullWidth>
      <QueryView
        query={useQuery(enrollmentMoneyQuery(enrollmentId))}
        loading={<LoadingRows rows={6} height={46} />}
      >
        {(money) => <Paid money={money} />}
      </QueryView>
    </FullWidth>
  )
}

function Paid({ money: paid }: { money: EnrollmentMoney }) {
  const { t, language } = useText()
  const money = useMoney()
  const { total, paid: sum, open, due, currency, parts, shares, payments, invoices, paused_until } = paid
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <MoneyFacts
          facts={[
            { label: t('invoice.balance'), value: money(open, currency), strong: true },
            ...(due > 0 ? [{ label: t('finance.standing.due'), value: money(due, currency) }] : []),
            { label: t('invoice.paid'), value: money(sum, currency) },
            { label: t('invoice.total'), value: money(total, currency) },
            ...(paused_until
              ? [{ label: t('finance.pause.until'), value: formatDate(paused_until, language) }]
              : []),
          ]}
        />
      </Box>
      <Acts money={paid} />
      <OwedLines
        title={t('invoice.parts')}
        parts={parts}
        empty={t('finance.nothing_owed')}
        named={shares.length > 0}
      />
      <PaymentLines payments={payments} />
      <InvoiceLines invoices={invoices} />
    </>
  )
}

function Acts({ money }: { money: EnrollmentMoney }) {
  const { t } = useText()
  const [open, setOpen] = useState<'payment' | 'replan' | 'shares' | 'pause' | null>(null)
  const mayTake = useMayForOthers('recordPayment')
  // Who pays the oldest of what is open: mostly the student himself.
  const payer = money.parts.find((part) => part.open > 0)
  const close = () => setOpen(null)
  if (!payer || !(mayTake || money.may_keep)) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3 }}>
      {mayTake && (
        <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setOpen('payment')}>
          {t('payment.record')}
        </Button>
      )}
      {money.may_keep && (
        <Button color="inherit" onClick={() => setOpen('replan')}>
          {t('finance.replan.act')}
        </Button>
      )}
      {money.may_keep && (
        <Button color="inherit" onClick={() => setOpen('shares')}>
          {t('finance.shares.act')}
        </Button>
      )}
      {money.may_keep && (
        <Button color="inherit" onClick={() => setOpen('pause')}>
          {t('finance.pause.act')}
        </Button>
      )}
      {open === 'pause' && <PauseDialog money={money} onClose={close} />}
      {open === 'shares' && <SharesDialog money={money} onClose={close} />}
      {open === 'payment' && (
        <PaymentDialog payer={{ id: payer.payer_id, name: payer.payer_name }} onClose={close} />
      )}
      {open === 'replan' && <ReplanDialog money={money} onClose={close} />}
    </Box>
  )
}
