import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useText } from '@/texts/use-text'
import { FormScope } from '@/ui/form/form-scope'
import { ReadField } from '@/ui/form/read-field'
import { AsideCard, RecordColumns } from '@/ui/record/record-columns'
import { LoadingRows } from '@/ui/states/loading-rows'
import { NotFoundState } from '@/ui/states/not-found-state'
import { QueryView } from '@/ui/states/query-view'
import { RecordSkeleton } from '@/ui/states/record-skeleton'
import { InvoiceLines } from '../invoice-lines'
import { payerQuery } from '../invoices/api'
import { OwedLines } from '../owed-lines'
import { owedQuery } from '../payments/api'
import { PayerFacts } from '../people/payer-facts'
import { invoicesOfQuery, type Payer } from './api'
import { PayerHeader } from './payer-header'
import { StatementTable } from './statement-table'

// /apps/finance/payers/{payerId}: what somebody pays, his invoices and his statement of account. A student finds his own.
export function Component() {
  const { t } = useText()
  const { payerId = '' } = useParams()
  return (
    <QueryView
      page
      query={useQuery(payerQuery(payerId))}
      loading={<RecordSkeleton />}
      notFound={<NotFoundState text={t('finance.payer_not_found')} />}
    >
      {(payer) => <PayerView payer={payer} />}
    </QueryView>
  )
}

function PayerView({ payer }: { payer: Payer }) {
  const { t } = useText()
  const owed = useQuery(owedQuery(payer.id))
  const invoices = useQuery(invoicesOfQuery(payer.id))
  return (
    <>
      <PayerHeader payer={payer} />
      <FormScope limits={{}} readOnly>
        <RecordColumns aside={<About payer={payer} />}>
          <Box>
            <QueryView query={owed} loading={<LoadingRows rows={3} height={46} />}>
              {({ items }) => (
                <OwedLines
                  title={t('finance.still_to_pay')}
                  parts={items}
                  empty={t('finance.nothing_owed')}
                  forOthers={payer.person_id === ''}
                />
              )}
            </QueryView>
            <QueryView query={invoices} loading={<LoadingRows rows={3} height={46} />}>
              {(all) => <InvoiceLines invoices={all} />}
            </QueryView>
            <StatementTable payer={payer} />
          </Box>
        </RecordColumns>
      </FormScope>
    </>
  )
}

// What he owes, and how he is reached.
function About({ payer }: { payer: Payer }) {
  const { t } = useText()
  const { email, phone, address, id_number, note } = payer
  const facts = [
    [t('finance.new_payer.email'), email],
    [t('payer.phone'), phone],
    [t('finance.new_payer.address'), address],
    [t('payer.id_number'), id_number],
    [t('invoice.note'), note],
  ].filter(([, value]) => value)
  return (
    <>
      <AsideCard title={t('invoice.sums')}>
        <PayerFacts payer={payer} />
      </AsideCard>
      {facts.length > 0 && (
        <AsideCard title={t('payer.contact')}>
          {facts.map(([label, value]) => (
            <ReadField key={label} label={label ?? ''}>
              {value}
            </ReadField>
          ))}
        </AsideCard>
      )}
    </>
  )
}
