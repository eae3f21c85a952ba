import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useText } from '@/texts/use-text'
import { PrintIcon } from '@/ui/icons'
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

type TakenLineProps = { taken: readonly Taken[]; onPrint?: (key: string) => void }

// What was taken in this sitting, the latest first: its receipt is a click away, also before the server has it.
export function TakenLine({ taken, onPrint }: TakenLineProps) {
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
            {...(!transactionId &&
              onPrint && {
                chip: (
                  <IconButton aria-label={t('till.print', { receipt })} onClick={() => onPrint(key)}>
                    <PrintIcon />
                  </IconButton>
                ),
              })}
            amount={money(amount, currency)}
            {...(open > 0 && { under: t('finance.still_open', { amount: money(open, currency) }) })}
          />
        ))}
      </MoneyList>
    </Box>
  )
}
