import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useText } from '@/texts/use-text'
import { MoneyLine, MoneyList } from '../money-line'
import { receiptPath } from '../paths'
import type { Transaction } from '../payments/api'
import { useMoney } from '../use-money'

// What was taken in this sitting, the latest first: its receipt is a click away.
export function TakenLine({ taken }: { taken: readonly Transaction[] }) {
  const { t } = useText()
  const money = useMoney()
  const last = taken[0]
  return (
    <Box sx={{ mt: 2 }}>
      {last && (
        <Typography role="status" sx={{ mb: 2, fontWeight: 550, color: 'success.main' }}>
          {t('till.taken', {
            name: last.payer_name,
            amount: money(last.amount, last.currency),
            receipt: last.receipt,
          })}
        </Typography>
      )}
      <MoneyList title={t('till.sitting')}>
        {taken.map(({ id, payer_name, receipt, way, amount, currency, open }) => (
          <MoneyLine
            key={id}
            href={receiptPath(id)}
            title={payer_name || receipt}
            note={[receipt, way && t(`finance.way.${way}`)].filter(Boolean).join(' · ')}
            amount={money(amount, currency)}
            {...(open > 0 && { under: t('finance.still_open', { amount: money(open, currency) }) })}
          />
        ))}
      </MoneyList>
    </Box>
  )
}
