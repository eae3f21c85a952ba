import { useText } from '@/texts/use-text'
import { MoneyFacts } from '../money-line'
import { useMoney } from '../use-money'
import type { Payer } from './api'

// What a payer owes, what of it is due, and what he has as credit, by currency.
export function PayerFacts({ payer: { open, due, credit } }: { payer: Payer }) {
  const { t } = useText()
  const money = useMoney()
  const facts = [
    ...open.map((sum) => ({ ...sum, label: t('invoice.balance'), strong: true })),
    ...due.map((sum) => ({ ...sum, label: t('finance.standing.due'), strong: false })),
    ...credit.map((sum) => ({ ...sum, label: t('finance.credit'), strong: false })),
  ]
  return (
    <MoneyFacts
      facts={facts.map(({ label, amount, currency, strong }) => ({
        label,
        value: money(amount, currency),
        strong,
      }))}
    />
  )
}
