import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { firstWeekday, todayHere } from '@/lib/day-math'
import { useMay } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/page-header'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { showsCards } from '@/ui/table/cards-width'
import { useListParams } from '@/ui/table/use-list-params'
import { SubscribeButton } from '../feeds/subscribe-button'
import { AgendaBar, AgendaViews } from './agenda-bar'
import { AgendaDownloads } from './agenda-downloads'
import { AgendaFilters } from './agenda-filters'
import {
  type AgendaParams,
  agendaQuery,
  agendaSpec,
  isFiltered,
  type OnParams,
  shownDay,
  shownView,
  withoutFilters,
} from './agenda-list'
import { type AgendaView, type DayRange, rangeOf } from './agenda-range'
import { type Sessions, sessionsQuery } from './api'
import { DayView, WeekView } from './day-views'
import { MonthView } from './month-view'
import { SessionList } from './session-list'
import { useSessionDrop } from './use-session-drop'

const SessionPanel = lazyPart(() => import('./session-panel').then((m) => ({ default: m.SessionPanel })))

// /apps/academic/program/agenda: what is taught when and where, as far as it was published; to planners all of it.
export function Component() {
  const { t, language } = useText()
  const narrow = useMediaQuery(showsCards, { noSsr: true })
  const { params, setParams } = useListParams(agendaSpec)
  const [view, day] = [shownView(params, narrow), shownDay(params)]
  const range = rangeOf(view, day, firstWeekday(language))
  const query = agendaQuery(params, range)
  const sessions = useQuery(sessionsQuery(query))
  const { filters } = params
  const maySubscribe = useMay('createFeed')
  const look = (change: Partial<AgendaParams['filters']>) => setParams({ filters: { ...filters, ...change } })
  return (
    <Box sx={printed}>
      <PageHeader
        title={t('agenda.title')}
        actions={
          <>
            {maySubscribe && (
              <SubscribeButton
                campus={filters.campus}
                group={filters.class}
                isOpen={filters.subscribe !== undefined}
                onOpen={(open) =>
                  setParams({ filters: { ...filters, subscribe: open ? '1' : undefined } }, { replace: true })
                }
              />
            )}
            <AgendaDownloads query={query} />
          </>
        }
      />
      <AgendaFilters
        params={params}
        onParams={setParams}
        views={<AgendaViews view={view} onView={(next) => look({ view: next })} />}
      />
      <AgendaBar
        view={view}
        day={day}
        range={range}
        onDay={(next) => look({ day: next === todayHere() ? undefined : next })}
      />
      <QueryView query={sessions} loading={<LoadingRows rows={10} height={64} />}>
        {(found) => (
          <AgendaContent
            view={view}
            day={day}
            range={range}
            found={found}
            params={params}
            onParams={setParams}
          />
        )}
      </QueryView>
      {filters.session && (
        <SessionPanel
          id={filters.session}
          known={sessions.data?.items.find(({ id }) => id === filters.session)}
          onClose={() => setParams({ filters: { ...filters, session: undefined } }, { replace: true })}
        />
      )}
    </Box>
  )
}

type AgendaContentProps = {
  view: AgendaView
  day: string
  range: DayRange
  found: Sessions
  params: AgendaParams
  onParams: OnParams
}

function AgendaContent({ view, day, range, found, params, onParams }: AgendaContentProps) {
  const { t } = useText()
  const { items: sessions } = found
  const drop = useSessionDrop(sessions)
  const { filters } = params
  const onOpen = useCallback(
    (session: string) => onParams({ filters: { ...filters, session } }, { replace: true }),
    [filters, onParams],
  )
  const onDay = (next: string) => onParams({ filters: { ...filters, view: 'day', day: next } })
  if (view === 'list' && sessions.length === 0) {
    const action = isFiltered(params) && (
      <Button variant="outlined" onClick={() => onParams(withoutFilters(params))}>
        {t('list.filter.clear')}
      </Button>
    )
    return <EmptyState text={t('agenda.none')} action={action} />
  }
  return (
    <>
      {view === 'list' && <SessionList sessions={sessions} onOpen={onOpen} />}
      {view === 'month' && (
        <MonthView day={day} range={range} sessions={sessions} onOpen={onOpen} onDay={onDay} drop={drop} />
      )}
      {view === 'week' && <WeekView range={range} sessions={sessions} onOpen={onOpen} drop={drop} />}
      {view === 'day' && <DayView day={day} sessions={sessions} onOpen={onOpen} drop={drop} />}
      {found.more && (
        <Box role="status" sx={{ mt: 1, color: 'text.secondary' }}>
          {t('agenda.too_many')}
        </Box>
      )}
    </>
  )
}

// On paper only what takes place: what is for the screen stays there.
const printed = {
  '@media print': {
    '@page': { size: 'A4 landscape', margin: '12mm' },
    '& [role=search], & .acts': { display: 'none' },
    '& *': { overflow: 'visible !important' },
  },
}
