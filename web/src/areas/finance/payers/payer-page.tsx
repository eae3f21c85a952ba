import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useParams } from 'react-router'
import type { Schemas } from '@/api/client'
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
import { invoicesOfQuery, type Payer, statementQuery } from './api'
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

// Drawn when all of it is there: on a phone one thing stands below another, and would be moved by what comes later.
function PayerView({ payer }: { payer: Payer }) {
  const owed = useQuery(owedQuery(payer.id))
  const invoices = useQuery(invoicesOfQuery(payer.id))
  const statement = useQuery(statementQuery(payer.id, {}))
  const loading = <LoadingRows rows={12} height={46} />
  return (
    <>
      <PayerHeader payer={payer} />
      <QueryView query={owed} loading={loading}>
        {({ items }) => (
          <QueryView query={invoices} loading={loading}>
            {(all) => (
              <QueryView query={statement} loading={loading}>
                {() => <Account payer={payer} owed={items} invoices={all} />}
              </QueryView>
            )}
          </QueryView>
        )}
      </QueryView>
    </>
  )
}

type AccountProps = {
  payer: Payer
  owed: Schemas['Owed'][]
  invoices: ComponentProps<typeof InvoiceLines>['invoices']
}

function Account({ payer, owed, invoices }: AccountProps) {
  const { t } = useText()
  return (
    <FormScope limits={{}} readOnly>
      <RecordColumns aside={<About payer={payer} />}>
        <Box>
          <OwedLines
            title={t('finance.still_to_pay')}
            parts={owed}
            empty={t('finance.nothing_owed')}
            forOthers={payer.person_id === ''}
          />
          <InvoiceLines invoices={invoices} />
          <StatementTable payer={payer} />
        </Box>
      </RecordColumns>
    </FormScope>
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
