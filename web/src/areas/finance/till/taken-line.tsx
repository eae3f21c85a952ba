import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useText } from '@/texts/use-text'
import { MoneyLine, MoneyList } from '../money-line'
import { receiptPath } from '../paths'
import type { Way } from '../payments/api'
import { useMoney } from '../use-money'

// Money that was taken here. It has a paper to open once the server has it.
export type Taken = {
  key: string
  transactionId: string
  name: string
  receipt: string
  way: Way
  amount: number
  currency: string
  open: number
}

// What was taken in this sitting, the latest first: its receipt is a click away.
export function TakenLine({ taken }: { taken: readonly Taken[] }) {
  const { t } = useText()
  const money = useMoney()
  const last = taken[0]
  return (
    <Box sx={{ mt: 2 }}>
      {last && (
        <Typography role="status" sx={{ mb: 2, fontWeight: 550, color: 'success.main' }}>
          {t('till.taken', {
            name: last.name,
            amount: money(last.amount, last.currency),
            receipt: last.receipt,
          })}
        </Typography>
      )}
      <MoneyList title={t('till.sitting')}>
        {taken.map(({ key, transactionId, name, receipt, way, amount, currency, open }) => (
          <MoneyLine
            key={key}
            {...(transactionId && { href: receiptPath(transactionId) })}
            title={name || receipt}
            note={[receipt, t(`finance.way.${way}`), !transactionId && t('till.waits')]
              .filter(Boolean)
              .join(' · ')}
            amount={money(amount, currency)}
            {...(open > 0 && { under: t('finance.still_open', { amount: money(open, currency) }) })}
          />
        ))}
      </MoneyList>
    </Box>
  )
}
