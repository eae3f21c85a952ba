import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useText } from '@/texts/use-text'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { OwedLines } from '../owed-lines'
import { invoicesPath, payerPath } from '../paths'
import { owedByQuery } from '../payments/api'
import { type Payer, payersOfQuery } from './api'
import { PayerFacts } from './payer-facts'

const shown = 2

// What a student sees first of his money: the next payments with their states, and the way to his invoices.
export function OwnMoney({ personId }: { personId: string }) {
  const { t } = useText()
  return (
    <QueryView query={useQuery(payersOfQuery(personId))} loading={<LoadingRows rows={2} height={46} />}>
      {(payers) => (
        <>
          <Next payers={payers} />
          <MuiLink component={Link} to={invoicesPath}>
            {t('finance.own_invoices')}
          </MuiLink>
        </>
      )}
    </QueryView>
  )
}

function Next({ payers }: { payers: readonly Payer[] }) {
  const { t } = useText()
  // Who owes nothing is not asked what.
  const owing = payers.filter(({ open }) => open.length > 0).map(({ id }) => id)
  const parts = useQuery(owedByQuery(owing)).data ?? []
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
      <OwedLines
        title={t('finance.next_payment')}
        parts={parts.slice(0, shown)}
        empty={t('finance.nothing_owed')}
      />
    </>
  )
}
