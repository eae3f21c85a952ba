import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useText } from '@/texts/use-text'
import { NotFoundState } from '@/ui/states/not-found-state'
import { QueryView } from '@/ui/states/query-view'
import { RecordSkeleton } from '@/ui/states/record-skeleton'
import type { Kind } from '../recording-kind'
import { looksAgain, sessionQuery } from './api'
import { SessionView } from './session-view'

// The recordings of one kind of a session.
export function SessionPage({ kind }: { kind: Kind }) {
  const { t } = useText()
  const { agendaId = '' } = useParams()
  const session = useQuery({
    ...sessionQuery(agendaId),
    refetchInterval: ({ state }) => looksAgain(state.data),
  })
  return (
    <QueryView
      page
      query={session}
      loading={<RecordSkeleton />}
      notFound={<NotFoundState text={t('recording.session_not_found')} />}
    >
      {(found) => <SessionView key={`${found.id} ${kind}`} session={found} kind={kind} />}
    </QueryView>
  )
}
