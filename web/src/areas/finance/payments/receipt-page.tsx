import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { formatDate } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { PdfIcon, PrintIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { LoadingRows } from '@/ui/states/loading-rows'
import { NotFoundState } from '@/ui/states/not-found-state'
import { QueryView } from '@/ui/states/query-view'
import { MoneyFacts, MoneyLine, MoneyList } from '../money-line'
import { transactionPath } from '../paths'
import { savePaper } from '../save-paper'
import { useMoney } from '../use-money'
import { type Transaction, transactionQuery } from './api'

const PaperDialog = lazyPart(() => import('../paper-dialog').then((m) => ({ default: m.PaperDialog })))

const screenOnly = { '@media print': { display: 'none' } }

// /apps/finance/receipt/{transactionId}: the receipt as it is printed.
export function Component() {
  const { t } = useText()
  const { transactionId = '' } = useParams()
  const transaction = useQuery(transactionQuery(transactionId))
  return (
    <QueryView
      page
      query={transaction}
      loading={<LoadingRows rows={6} height={48} />}
      notFound={<NotFoundState text={t('finance.transaction_not_found')} />}
    >
      {(found) =>
        found.receipt ? <Receipt transaction={found} /> : <NotFoundState text={t('finance.no_receipt')} />
      }
    </QueryView>
  )
}

function Receipt({ transaction }: { transaction: Transaction }) {
  const { t } = useText()
  const [choosing, setChoosing] = useState(false)
  const { id, receipt } = transaction
  const path = `/api/transactions/${id}/receipt`
  return (
    <Box sx={{ maxWidth: 640, mx: 'auto' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 3, ...screenOnly }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <BackLink listPath={transactionPath(id)}>{t('payment.details')}</BackLink>
        </Box>
        <Button onClick={() => setChoosing(true)}>{t('finance.paper.title')}</Button>
        <Button variant="outlined" startIcon={<PdfIcon />} onClick={savePaper(path, receipt)}>
          {t('finance.pdf')}
        </Button>
        <Button variant="contained" startIcon={<PrintIcon />} onClick={() => window.print()}>
          {t('payment.print')}
        </Button>
      </Box>
      <Paper transaction={transaction} />
      {choosing && <PaperDialog path={path} name={receipt} onClose={() => setChoosing(false)} />}
    </Box>
  )
}

// Total, paid and still owed stand on every receipt; one that was reversed is void, and says so across.
function Paper({ transaction }: { transaction: Transaction }) {
  const { t, code, language } = useText()
  const money = useMoney()
  const { receipt, campus_name, payer_name, day, way, amount, currency, reversed_by_id } = transaction
  const { total, paid, open, dues, allocated, allocations, lines, reference } = transaction
  return (
    <article>
      <title>{t('payment.receipt', { number: receipt })}</title>
      <Typography sx={{ color: 'text.secondary' }}>{campus_name}</Typography>
      <Typography variant="h1" sx={{ fontSize: '1.75rem' }}>
        {t('payment.receipt', { number: receipt })}
      </Typography>
      {reversed_by_id && (
        <Typography sx={{ color: 'error.main', fontSize: '1.25rem', fontWeight: 600 }}>
          {t('payment.is_void')}
        </Typography>
      )}
      <Box sx={{ my: 2.5, py: 2, borderBlock: 1, borderColor: 'divider' }}>
        <MoneyFacts
          facts={[
            { label: t('payment.received'), value: money(amount, currency), strong: true },
            ...(payer_name ? [{ label: t('payment.from'), value: payer_name }] : []),
            { label: t('finance.day'), value: formatDate(day, language) },
            ...(way ? [{ label: t('finance.way.label'), value: t(`finance.way.${way}`) }] : []),
            ...(reference ? [{ label: t('finance.reference'), value: reference }] : []),
          ]}
        />
      </Box>
      {allocations.length + lines.length > 0 && (
        <MoneyList title={t('payment.paid_for')}>
          {[
            ...allocations.map(({ part_id, deadline, number, student_name, class_code, amount: share }) => (
              <MoneyLine
                key={part_id}
                title={[student_name, class_code].filter(Boolean).join(' · ')}
                note={[number > 0 && t('finance.installment', { number }), formatDate(deadline, language)]
                  .filter(Boolean)
                  .join(' · ')}
                amount={money(share, currency)}
              />
            )),
            ...lines.map(({ category, text, amount: price }, at) => (
              <MoneyLine
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a paper stay as they are
                key={`line ${at} ${text}`}
                title={text || (code(`finance.category.${category}`) ?? category)}
                amount={money(price, currency)}
              />
            )),
          ]}
        </MoneyList>
      )}
      {payer_name && (
        <MoneyFacts
          facts={[
            { label: t('payment.total'), value: money(total, currency) },
            { label: t('invoice.paid'), value: money(paid, currency) },
            { label: t('invoice.balance'), value: money(open, currency), strong: true },
            ...(dues > allocated
              ? [{ label: t('finance.credit'), value: money(dues - allocated, currency) }]
              : []),
          ]}
        />
      )}
    </article>
  )
}
