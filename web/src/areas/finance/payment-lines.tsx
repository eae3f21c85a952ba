import type { Schemas } from '@/api/client'
import { formatDate } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { CloseIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import { MoneyLine, MoneyList } from './money-line'
import { transactionPath } from './paths'
import { useMoney } from './use-money'

// What was paid, the latest first; what was reversed stays, and says so.
export function PaymentLines({ payments }: { payments: readonly Schemas['Transaction'][] }) {
  const { t, language } = useText()
  const money = useMoney()
  return (
    <MoneyList title={t('finance.payments')} empty={t('finance.no_payments')}>
      {payments.map(({ id, kind, day, way, receipt, reference, amount, currency, reversed_by_id }) => {
        const taken = kind === 'reversal' || kind === 'refund'
        const said = way ? t(`finance.way.${way}`) : t(`finance.kind.${kind}`)
        return (
          <MoneyLine
            key={id}
            href={transactionPath(id)}
            title={<bdi>{formatDate(day, language)}</bdi>}
            note={[kind === 'reversal' ? t('finance.kind.reversal') : said, receipt, reference]
              .filter(Boolean)
              .join(' · ')}
            {...(reversed_by_id && {
              chip: <StateChip tone="neutral" icon={<CloseIcon />} label={t('finance.reversed')} />,
            })}
            amount={money(taken ? -amount : amount, currency)}
            struck={Boolean(reversed_by_id)}
          />
        )
      })}
    </MoneyList>
  )
}
