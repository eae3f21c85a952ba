import { useQuery } from '@tanstack/react-query'
import { useText } from '@/texts/use-text'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { loansOfQuery } from './api'
import { LoanLines } from './loan-lines'

// What somebody has of the library, and had.
export function PersonLoans({ personId }: { personId: string }) {
  const { t } = useText()
  return (
    <QueryView
      query={useQuery(loansOfQuery({ person: personId }))}
      loading={<LoadingRows rows={4} height={60} />}
    >
      {(loans) =>
        loans.length === 0 ? (
          <EmptyState text={t('loan.person_none')} />
        ) : (
          <LoanLines loans={loans} by="title" />
        )
      }
    </QueryView>
  )
}
