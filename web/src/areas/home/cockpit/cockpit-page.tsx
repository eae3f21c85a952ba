import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link, useSearchParams } from 'react-router'
import { api, type Schemas, unwrap } from '@/api/client'
import { formatDates } from '@/lib/dates'
import { KitLink } from '@/offline/kit/kit-link'
import { useText } from '@/texts/use-text'
import { ColorMark } from '@/ui/color-mark'
import { NextIcon, PlanningIcon, PreviousIcon } from '@/ui/icons'
import { PageHeader } from '@/ui/page-header'
import { LoadingRows } from '@/ui/states/loading-rows'
import { MessageState } from '@/ui/states/message-state'
import { QueryView } from '@/ui/states/query-view'
import { keys } from '../keys'
import { Charts } from './charts'
import { ClassCell } from './class-cell'
import { FirstSteps } from './first-steps'
import { Readiness } from './readiness'
import { WaitingList } from './waiting-list'
import { WhenNear } from './when-near'

type Cockpit = Schemas['Cockpit']
type Weekend = Schemas['CockpitWeekend']

const planningsPath = '/apps/academic/program/planning'

const cockpitQuery = (weekend: string) =>
  queryOptions({
    queryKey: keys.cockpit(weekend),
    queryFn: ({ signal }) => unwrap(api.GET('/api/cockpit', { params: { query: { weekend } }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

// /apps/academic/dashboard: the coming week-end over all campuses, what it lacks, and what else waits.
export function Component() {
  const { t } = useText()
  const [params] = useSearchParams()
  const cockpit = useQuery(cockpitQuery(params.get('weekend') ?? ''))
  return (
    <>
      <PageHeader title={t('cockpit.title')} actions={<KitLink name="cockpit.kit" />} />
      <QueryView query={cockpit} loading={<LoadingRows rows={6} height={96} />}>
        {(found) => (
          <>
            {found.first_steps && <FirstSteps steps={found.first_steps.steps} />}
            <CockpitView cockpit={found} />
          </>
        )}
      </QueryView>
    </>
  )
}

function CockpitView({ cockpit }: { cockpit: Cockpit }) {
  const { t } = useText()
  const id = useId()
  const at = cockpit.weekends.findIndex(({ id }) => id === cockpit.at)
  const shown = cockpit.weekends[at]
  return (
    <Box
      sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)', containerType: 'inline-size' }}
    >
      <WaitingList cockpit={cockpit} />
      {shown ? (
        <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 4 }}>
          <WeekendBar
            id={id}
            shown={shown}
            before={cockpit.weekends[at - 1]}
            after={cockpit.weekends[at + 1]}
            ready={cockpit.ready}
          />
          {cockpit.campuses.map((campus) => (
            <CampusRow key={campus.id} campus={campus} weekend={shown} />
          ))}
        </Box>
      ) : (
        <MessageState
          title={t('cockpit.nothing')}
          text={t('cockpit.nothing_text')}
          action={
            <Button variant="contained" component={Link} to={planningsPath} startIcon={<PlanningIcon />}>
              {t('cockpit.plan')}
            </Button>
          }
        />
      )}
      <WhenNear>
        <Charts />
      </WhenNear>
    </Box>
  )
}

type WeekendBarProps = {
  id: string
  shown: Weekend
  before: Weekend | undefined
  after: Weekend | undefined
  ready: number
}

function WeekendBar({ id, shown, before, after, ready }: WeekendBarProps) {
  const { t, language } = useText()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
        <Turn to={before} label={t('cockpit.before')} Icon={PreviousIcon} />
        <Typography id={id} variant="h2" sx={{ fontSize: '1.125rem', unicodeBidi: 'isolate' }}>
          <MuiLink component={Link} to={`${planningsPath}/${shown.id}`} color="inherit" underline="hover">
            {shown.abbreviation || t('cockpit.weekend', { number: shown.number })}
          </MuiLink>{' '}
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {formatDates(shown.first_day, shown.last_day, language)}
          </Box>
        </Typography>
        <Turn to={after} label={t('cockpit.after')} Icon={NextIcon} />
      </Box>
      <Typography color="text.secondary">{t(`planning.states.${shown.state}`)}</Typography>
      <Box sx={{ marginInlineStart: 'auto', width: { xs: '100%', sm: 220 } }}>
        <Readiness percent={ready} to={`${planningsPath}/${shown.id}`} />
      </Box>
    </Box>
  )
}

function Turn({ to, label, Icon }: { to: Weekend | undefined; label: string; Icon: typeof NextIcon }) {
  return (
    <IconButton
      aria-label={label}
      disabled={!to}
      {...(to && { component: Link, to: { search: `?weekend=${to.id}` }, preventScrollReset: true })}
    >
      <Icon />
    </IconButton>
  )
}

function CampusRow({ campus, weekend }: { campus: Schemas['CockpitCampus']; weekend: Weekend }) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1.5 }}>
        <Typography
          id={id}
          variant="h3"
          sx={{ display: 'flex', gap: 1, flex: 1, minWidth: 0, fontSize: '1rem' }}
        >
          <ColorMark color={campus.color} />
          <MuiLink
            component={Link}
            to={`/apps/academic/campus/${campus.id}`}
            color="inherit"
            underline="hover"
          >
            {campus.name}
          </MuiLink>
        </Typography>
        <Box sx={{ width: { xs: 120, sm: 220 } }}>
          <Readiness percent={campus.ready} to={`/apps/academic/classes?campus=${campus.id}`} />
        </Box>
      </Box>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {campus.classes.map((one) => (
          <ClassCell key={one.id} cell={one} weekend={weekend} />
        ))}
      </Box>
    </Box>
  )
}
