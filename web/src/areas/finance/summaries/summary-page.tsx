import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useText } from '@/texts/use-text'
import { NotFoundState } from '@/ui/states/not-found-state'
import { QueryView } from '@/ui/states/query-view'
import { RecordSkeleton } from '@/ui/states/record-skeleton'
import { summaryQuery, weekendQuery } from './api'
import { MonthView } from './month-view'
import { WeekendView } from './weekend-view'

// What a month of a campus is called in addresses; all else is a week-end that was closed.
const monthId = /_\d{4}-\d{2}$/

// /apps/finance/summaries/{summaryId}
export function Component() {
  const { summaryId = '' } = useParams()
  return monthId.test(summaryId) ? <Month id={summaryId} /> : <Weekend id={summaryId} />
}

function Month({ id }: { id: string }) {
  const { t } = useText()
  return (
    <QueryView
      page
      query={useQuery(summaryQuery(id))}
      loading={<RecordSkeleton />}
      notFound={<NotFoundState text={t('finance.summary_not_found')} />}
    >
      {(summary) => <MonthView summary={summary} />}
    </QueryView>
  )
}

function Weekend({ id }: { id: string }) {
  const { t } = useText()
  return (
    <QueryView
      page
      query={useQuery(weekendQuery(id))}
      loading={<RecordSkeleton />}
      notFound={<NotFoundState text={t('finance.closing_not_found')} />}
    >
      {(closing) => <WeekendView closing={closing} />}
    </QueryView>
  )
}
