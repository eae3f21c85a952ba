import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '@/session/session-store'
import { useMay, useReach } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/page-header'
import { RecordTabs } from '@/ui/record/record-tabs'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { useListParams } from '@/ui/table/use-list-params'
import { mostSessions, sessionsQuery } from './api'
import { SessionFilters } from './session-filters'
import { countingFilters, sessionListSpec } from './session-list'
import { SessionsView } from './sessions-view'

const Requests = lazyPart(
  () => import('../requests/requests-part').then((m) => ({ default: m.RequestsPart })),
  <LoadingRows rows={4} height={64} />,
)

const Listeners = lazyPart(
  () => import('../listeners/class-listeners-part').then((m) => ({ default: m.ClassListenersPart })),
  <LoadingRows rows={8} height={44} />,
)

// /apps/campus/recording: what was recorded of each session, and what is missing; beside it who of a class has heard it,
// and who asks for courses.
export function Component() {
  const { t } = useText()
  const mayCount = useMay('listListeners')
  const mayRead = useMay('listCourseRequests')
  const tabs = [{ name: 'sessions', label: t('recording.sessions'), content: <Sessions /> }]
  if (mayCount)
    tabs.push({ name: 'listeners', label: t('recording.listeners.title'), content: <Listeners /> })
  if (mayRead) tabs.push({ name: 'requests', label: t('courserequest.title'), content: <Requests /> })
  return (
    <>
      <PageHeader title={t('recording.title')} />
      {tabs.length > 1 ? <RecordTabs label={t('recording.title')} tabs={tabs} /> : <Sessions />}
    </>
  )
}

function Sessions() {
  const { t } = useText()
  const { params, setParams } = useListParams(sessionListSpec)
  const own = useSession((state) => state.user?.organization_id) ?? ''
  const everywhere = useReach('listRecordingSessions') === 'all'
  const counting = countingFilters(params.filters, everywhere ? own : '')
  const sessions = useQuery(sessionsQuery(counting))
  return (
    <>
      <SessionFilters
        everywhere={everywhere}
        filters={params.filters}
        counting={counting}
        onParams={setParams}
      />
      <QueryView query={sessions} loading={<LoadingRows rows={8} height={72} />}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState text={t('recording.no_sessions')} />
          ) : (
            <>
              <SessionsView sessions={all} of={JSON.stringify(counting)} />
              {all.length >= mostSessions && (
                <Typography sx={{ color: 'text.secondary' }}>
                  {t('recording.cut', { count: mostSessions })}
                </Typography>
              )}
            </>
          )
        }
      </QueryView>
    </>
  )
}
