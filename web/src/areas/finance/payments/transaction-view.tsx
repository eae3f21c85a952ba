import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import { formatDate, formatMoment } from '@/lib/dates'
import { useMay } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { FormScope } from '@/ui/form/form-scope'
import { ReadField } from '@/ui/form/read-field'
import { FormSection } from '@/ui/record/form-section'
import { AsideCard, RecordColumns } from '@/ui/record/record-columns'
import { MoneyFacts, MoneyLine, MoneyList } from '../money-line'
import { accountPath, transactionPath } from '../paths'
import { useMoney } from '../use-money'
import type { Transaction } from './api'
import { ExpensePaper } from './expense-paper'
import { TransactionHeader } from './transaction-header'

// A transaction: its receipt, what it paid, the accounts it moved, and what reverses it.
export function TransactionView({ transaction }: { transaction: Transaction }) {
  const { t, code, language } = useText()
  const said = (category: string) => code(`finance.category.${category}`) ?? category
  const { receipt, payer_name, allocations, lines, movements } = transaction
  const readsBooks = useMay('listAccounts')
  const money = useMoney()
  return (
    <>
      <TransactionHeader transaction={transaction} />
      <ReversedNote transaction={transaction} />
      <FormScope limits={{}} readOnly>
        <RecordColumns aside={receipt && payer_name ? <Standing transaction={transaction} /> : undefined}>
          <Facts transaction={transaction} />
          {transaction.kind === 'expense' && <ExpensePaper transaction={transaction} />}
          {allocations.length > 0 && (
            <MoneyList title={t('payment.paid_for')}>
              {allocations.map(({ part_id, deadline, number, student_name, class_code, invoice, amount }) => (
                <MoneyLine
                  key={`${part_id} ${amount}`}
                  title={<bdi>{formatDate(deadline, language)}</bdi>}
                  note={[
                    number > 0 && t('finance.installment', { number }),
                    student_name,
                    class_code,
                    invoice,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                  amount={money(amount, transaction.currency)}
                />
              ))}
            </MoneyList>
          )}
          {lines.length > 0 && (
            <MoneyList title={t('payment.sales')}>
              {lines.map(({ category, text, amount }, at) => (
                <MoneyLine
                  // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a paper stay as they are
                  key={`${at} ${text}`}
                  title={text || said(category)}
                  note={text && said(category)}
                  amount={money(amount, transaction.currency)}
                />
              ))}
            </MoneyList>
          )}
          {readsBooks && (
            <MoneyList title={t('payment.movements')} empty={t('payment.no_movements')}>
              {movements.map(({ id, account_id, account_name, amount, currency }) => (
                <MoneyLine
                  key={id}
                  href={accountPath(account_id)}
                  title={account_name}
                  amount={money(amount, currency)}
                />
              ))}
            </MoneyList>
          )}
        </RecordColumns>
      </FormScope>
    </>
  )
}

// What reverses it, or what it reverses, with the way there.
function ReversedNote({ transaction }: { transaction: Transaction }) {
  const { t } = useText()
  const { reversed_by_id, reverses_id, kind, memo } = transaction
  const other = reversed_by_id || reverses_id
  if (!other) return null
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 3, color: 'text.primary' }}>
      {t(kind === 'reversal' ? 'payment.reverses' : 'payment.void')}{' '}
      <Link component={RouterLink} to={transactionPath(other)}>
        {t(kind === 'reversal' ? 'payment.see_reversed' : 'payment.see_reversal')}
      </Link>
      {kind === 'reversal' && memo && <div>{memo}</div>}
    </Alert>
  )
}

function Facts({ transaction }: { transaction: Transaction }) {
  const { t, code, language } = useText()
  const { day, way, reference, category, memo, kind, created_by, created_at, campus_name } = transaction
  const said = category && (code(`finance.category.${category}`) ?? category)
  return (
    <FormSection title={t('payment.details')}>
      <ReadField label={t('finance.day')}>
        <bdi>{formatDate(day, language)}</bdi>
      </ReadField>
      {way && <ReadField label={t('finance.way.label')}>{t(`finance.way.${way}`)}</ReadField>}
      {reference && <ReadField label={t('finance.reference')}>{reference}</ReadField>}
      {said && <ReadField label={t('finance.category_label')}>{said}</ReadField>}
      {memo && kind !== 'reversal' && <ReadField label={t('finance.memo')}>{memo}</ReadField>}
      <ReadField label={t('invoice.campus')}>{campus_name}</ReadField>
      {created_by && (
        <ReadField label={t('payment.entered')}>
          {created_by} · <bdi>{formatMoment(created_at, language)}</bdi>
        </ReadField>
      )}
    </FormSection>
  )
}

// How the payer stood with it, as the receipt says.
function Standing({ transaction }: { transaction: Transaction }) {
  const { t } = useText()
  const money = useMoney()
  const { receipt, total, paid, open, dues, allocated, currency } = transaction
  return (
    <AsideCard title={t('payment.receipt', { number: receipt })}>
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
    </AsideCard>
  )
}
