import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useText } from '@/texts/use-text'
import { NotFoundState } from '@/ui/states/not-found-state'
import { QueryView } from '@/ui/states/query-view'
import { RecordSkeleton } from '@/ui/states/record-skeleton'
import { transactionQuery } from './api'
import { TransactionView } from './transaction-view'

// /apps/finance/transaction/{transactionId}: something that happened to money, once and for good.
export function Component() {
  const { t } = useText()
  const { transactionId = '' } = useParams()
  const transaction = useQuery(transactionQuery(transactionId))
  return (
    <QueryView
      page
      query={transaction}
      loading={<RecordSkeleton />}
      notFound={<NotFoundState text={t('finance.transaction_not_found')} />}
    >
      {(found) => <TransactionView key={found.id} transaction={found} />}
    </QueryView>
  )
}
