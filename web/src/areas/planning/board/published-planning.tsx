import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { sayWeekdays } from '@/lib/say-days'
import { useMay } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { ColorMark } from '@/ui/color-mark'
import { PeopleIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/page-header'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { sessionsQuery } from '../agenda/api'
import { SessionList } from '../agenda/session-list'
import { StaysDialog } from '../inviting-parts'
import { PlanningChip } from '../planning-chip'
import { type Planning, planningQuery } from './api'
import { planningsPath } from './paths'

const SessionPanel = lazyPart(() =>
  import('../agenda/session-panel').then((module) => ({ default: module.SessionPanel })),
)

// A planning as it was published, for those who do not plan: when it is, what it is about, who meets, and what is
// taught there.
export function PublishedPlanning({ id, notFound }: { id: string; notFound: ReactNode }) {
  const { t, language } = useText()
  const planning = useQuery(planningQuery(id))
  return (
    <QueryView page query={planning} loading={<LoadingRows rows={8} height={64} />} notFound={notFound}>
      {(found) => (
        <>
          <BackLink listPath={planningsPath}>{t('board.all')}</BackLink>
          <PageHeader
            title={[t('board.title', { number: found.number }), found.abbreviation]
              .filter(Boolean)
              .join(' · ')}
            subtitle={
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
                <PlanningChip state={found.state} />
                <bdi>{sayWeekdays(found.first_day, found.last_day, language)}</bdi>
              </Box>
            }
            actions={<StaysButton id={id} />}
          />
          <PlanningFacts planning={found} />
          <PublishedSessions id={id} />
        </>
      )}
    </QueryView>
  )
}

// What it is about, why it was canceled, and which classes of which campuses meet.
function PlanningFacts({ planning }: { planning: Planning }) {
  const { t } = useText()
  const { description, state_reason, campuses, classes } = planning
  return (
    <Box sx={{ mb: 3, display: 'grid', gap: 1 }}>
      {state_reason && <Typography>{t('board.cancel.because', { reason: state_reason })}</Typography>}
      {description && <Typography sx={{ whiteSpace: 'pre-line' }}>{description}</Typography>}
      <Box
        component="ul"
        aria-label={t('board.meets')}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}
      >
        {campuses.map(({ id, name, color }) => (
          <Box component="li" key={id} sx={{ display: 'flex', gap: 0.75 }}>
            <ColorMark color={color} />
            <span>
              {[name, ...classes.filter(({ campus_id }) => campus_id === id).map(({ code }) => code)].join(
                ' · ',
              )}
            </span>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

// Who comes, for those who have them to stay.
function StaysButton({ id }: { id: Planning['id'] }) {
  const { t } = useText()
  const may = useMay('listStays')
  const [opened, setOpened] = useState(false)
  if (!may) return null
  return (
    <>
      <Button variant="outlined" startIcon={<PeopleIcon />} onClick={() => setOpened(true)}>
        {t('board.invite.stays')}
      </Button>
      {opened && <StaysDialog planningId={id} onClose={() => setOpened(false)} />}
    </>
  )
}

function PublishedSessions({ id }: { id: Planning['id'] }) {
  const { t } = useText()
  const [opened, setOpened] = useState<string>()
  const sessions = useQuery(sessionsQuery({ planning: id }))
  return (
    <QueryView query={sessions} loading={<LoadingRows rows={6} height={64} />}>
      {({ items: here }) => (
        <>
          <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
            {t('board.sessions.title')}
          </Typography>
          {here.length === 0 && <EmptyState text={t('agenda.none')} />}
          <SessionList sessions={here} onOpen={setOpened} />
          {opened && (
            <SessionPanel
              id={opened}
              known={here.find((session) => session.id === opened)}
              onClose={() => setOpened(undefined)}
            />
          )}
        </>
      )}
    </QueryView>
  )
}
