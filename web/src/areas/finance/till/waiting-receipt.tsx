import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import GlobalStyles from '@mui/material/GlobalStyles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { formatDate, formatMoment } from '@/lib/dates'
import { useOwnCampusName } from '@/session/use-own-campus'
import { useText } from '@/texts/use-text'
import { PrintIcon } from '@/ui/icons'
import { MoneyFacts, MoneyLine, MoneyList } from '../money-line'
import { useMoney } from '../use-money'
import type { TillEntry } from './till-kind'

// What is still owed, and as of when that is known.
export type Owed = { amount: number; asOf: Date }

// While it is open, the paper is all that is printed.
const paperOnly = {
  '@media print': {
    '#root': { display: 'none' },
    '.MuiDialog-container, .MuiDialog-paper': { height: 'auto' },
  },
} as const
const screenOnly = { '@media print': { display: 'none' } }

type WaitingReceiptProps = { campus: string; entry: TillEntry; owed: Owed | undefined; onClose: () => void }

// The receipt of money that the server does not know of yet: it is handed out at once, and says the same number for ever.
export function WaitingReceipt({ campus, entry, owed, onClose }: WaitingReceiptProps) {
  const { t, code, language } = useText()
  const money = useMoney()
  const id = useId()
  const campusName = useOwnCampusName(campus)
  const { receipt, name, currency, payment } = entry
  const { amount, day, way, reference, lines = [] } = payment
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <GlobalStyles styles={paperOnly} />
      <DialogTitle id={id}>{t('payment.receipt', { number: receipt })}</DialogTitle>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary' }}>{campusName}</Typography>
        <Box sx={{ my: 2, py: 2, borderBlock: 1, borderColor: 'divider' }}>
          <MoneyFacts
            facts={[
              { label: t('payment.received'), value: money(amount, currency), strong: true },
              ...(name ? [{ label: t('payment.from'), value: name }] : []),
              { label: t('finance.day'), value: formatDate(day, language) },
              { label: t('finance.way.label'), value: t(`finance.way.${way}`) },
              ...(reference ? [{ label: t('finance.reference'), value: reference }] : []),
            ]}
          />
        </Box>
        {lines.length > 0 && (
          <MoneyList title={t('payment.paid_for')}>
            {lines.map(({ category, text, amount: price }, at) => (
              <MoneyLine
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a paper stay as they are
                key={`line ${at} ${text}`}
                title={text || (code(`finance.category.${category}`) ?? category)}
                amount={money(price, currency)}
              />
            ))}
          </MoneyList>
        )}
        {owed && (
          <MoneyFacts
            facts={[
              {
                label: t('till.owed_as_of', { when: formatMoment(owed.asOf.toISOString(), language) }),
                value: money(owed.amount, currency),
                strong: true,
              },
            ]}
          />
        )}
      </DialogContent>
      <DialogActions sx={screenOnly}>
        <Button color="inherit" onClick={onClose}>
          {t('ui.close')}
        </Button>
        <Button variant="contained" startIcon={<PrintIcon />} onClick={() => window.print()}>
          {t('payment.print')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
