import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { Link } from 'react-router'
import type { Schemas } from '@/api/client'
import { useText } from '@/texts/use-text'
import { OwedLines } from '../owed-lines'
import { invoicesPath, payerPath } from '../paths'
import { PayerFacts } from './payer-facts'

// What a student sees first of his money: the next payments with their states, and the way to his invoices.
export function OwnMoney({ money: { payers, next } }: { money: Schemas['OwnMoney'] }) {
  const { t } = useText()
  return (
    <>
      {payers.map((payer) => (
        <Box key={payer.id} sx={{ mb: 2 }}>
          <PayerFacts payer={payer} />
          <MuiLink component={Link} to={payerPath(payer.id)}>
            {t('finance.statement')}
          </MuiLink>
        </Box>
      ))}
      <OwedLines title={t('finance.next_payment')} parts={next} empty={t('finance.nothing_owed')} />
      <MuiLink component={Link} to={invoicesPath}>
        {t('finance.own_invoices')}
      </MuiLink>
    </>
  )
}
