import type { Schemas } from '@/api/client'
import { formatDate } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { MoneyLine, MoneyList } from './money-line'
import { invoicePath } from './paths'
import { InvoiceChip } from './standing-chip'
import { useMoney } from './use-money'

// Invoices of one student or enrollment, few enough to be read under each other.
export function InvoiceLines({ invoices }: { invoices: readonly Schemas['Invoice'][] }) {
  const { t, language } = useText()
  const money = useMoney()
  return (
    <MoneyList title={t('finance.tab.invoices')} empty={t('finance.no_invoices')}>
      {invoices.map((invoice) => {
        const { id, number, payer_name, payer_kind, class_code, day, total, balance, currency } = invoice
        return (
          <MoneyLine
            key={id}
            href={invoicePath(id)}
            title={<bdi>{number || t('finance.standing.draft')}</bdi>}
            note={[formatDate(day, language), class_code, payer_kind !== 'student' && payer_name]
              .filter(Boolean)
              .join(' · ')}
            chip={<InvoiceChip invoice={invoice} />}
            amount={money(total, currency)}
            {...(balance > 0 &&
              balance < total && { under: t('finance.still_open', { amount: money(balance, currency) }) })}
          />
        )
      })}
    </MoneyList>
  )
}
