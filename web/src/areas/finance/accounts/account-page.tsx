import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { isDay } from '@/lib/calendar-days'
import { useText } from '@/texts/use-text'
import { lazyPart } from '@/ui/lazy-part'
import { RecordTabs } from '@/ui/record/record-tabs'
import { NotFoundState } from '@/ui/states/not-found-state'
import { QueryView } from '@/ui/states/query-view'
import { RecordSkeleton } from '@/ui/states/record-skeleton'
import { AccountHeader } from './account-header'
import { accountQuery } from './api'
import { Movements } from './movements'

const StatementTab = lazyPart(() =>
  import('../statements/statement-tab').then((m) => ({ default: m.StatementTab })),
)

// /apps/finance/accounts/{accountId}: what came and went, and what was on it after each.
export function Component() {
  const { t } = useText()
  const { accountId = '' } = useParams()
  const [search] = useSearchParams()
  const until = search.get('to') ?? ''
  // The balance is of the last day that the list shows.
  const account = useQuery(accountQuery(accountId, isDay(until) ? until : ''))
  return (
    <QueryView
      page
      query={account}
      loading={<RecordSkeleton />}
      notFound={<NotFoundState text={t('finance.account_not_found')} />}
    >
      {(found) => (
        <>
          <AccountHeader account={found} />
          {found.kind === 'cash' ? (
            <Movements account={found} />
          ) : (
            <RecordTabs
              label={found.name}
              tabs={[
                { name: 'movements', label: t('ledger.movements'), content: <Movements account={found} /> },
                {
                  name: 'statement',
                  label: t('ledger.statement.tab'),
                  content: <StatementTab account={found} />,
                },
              ]}
            />
          )}
        </>
      )}
    </QueryView>
  )
}
