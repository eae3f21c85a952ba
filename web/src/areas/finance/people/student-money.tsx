import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useText } from '@/texts/use-text'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { InvoiceLines } from '../invoice-lines'
import { ownInvoicesQuery } from '../invoices/api'
import { OwedLines } from '../owed-lines'
import { payerPath } from '../paths'
import { owedQuery } from '../payments/api'
import { type Payer, payersOfQuery } from './api'
import { PayerFacts } from './payer-facts'

// What a student pays himself, at each campus, with all his invoices: for the office.
export function StudentMoney({ personId }: { personId: string }) {
  const { t } = useText()
  const payers = useQuery(payersOfQuery(personId))
  const invoices = useQuery(ownInvoicesQuery(personId))
  return (
    <QueryView query={payers} loading={<LoadingRows rows={6} height={46} />}>
      {(found) =>
        found.length === 0 ? (
          <EmptyState text={t('finance.never_owed')} />
        ) : (
          <>
            {found.map((payer) => (
              <AtCampus key={payer.id} payer={payer} />
            ))}
            <QueryView query={invoices} loading={<LoadingRows rows={3} height={46} />}>
              {(all) => <InvoiceLines invoices={all} />}
            </QueryView>
          </>
        )
      }
    </QueryView>
  )
}

function AtCampus({ payer }: { payer: Payer }) {
  const { t } = useText()
  const owed = useQuery(owedQuery(payer.id))
  return (
    <>
      <Box sx={{ mb: 3 }}>
        <PayerFacts payer={payer} />
        <MuiLink component={Link} to={payerPath(payer.id)}>
          {t('finance.statement')}
        </MuiLink>
      </Box>
      <QueryView query={owed} loading={<LoadingRows rows={4} height={46} />}>
        {({ items }) => (
          <OwedLines title={t('finance.still_to_pay')} parts={items} empty={t('finance.nothing_owed')} />
        )}
      </QueryView>
    </>
  )
}
