import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useText } from '@/texts/use-text'
import { NotFoundState } from '@/ui/states/not-found-state'
import { QueryView } from '@/ui/states/query-view'
import { RecordSkeleton } from '@/ui/states/record-skeleton'
import { invoiceQuery } from './api'
import { InvoiceView } from './invoice-view'

// /apps/finance/invoices/{invoiceId}
export function Component() {
  const { t } = useText()
  const { invoiceId = '' } = useParams()
  const invoice = useQuery(invoiceQuery(invoiceId))
  return (
    <QueryView
      page
      query={invoice}
      loading={<RecordSkeleton />}
      notFound={<NotFoundState text={t('finance.invoice_not_found')} />}
    >
      {(found) => <InvoiceView key={found.id} invoice={found} />}
    </QueryView>
  )
}
