import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { SeenNote } from '@/offline/seen-note'
import { hasPermission } from '@/session/has-permission'
import { useSession } from '@/session/session-store'
import { useText } from '@/texts/use-text'
import { AgendaIcon, CalendarIcon, CourseIcon, CurriculumIcon, KeyIcon, SuccessIcon } from '@/ui/icons'
import { PageHeader } from '@/ui/page-header'
import { LoadingRows } from '@/ui/states/loading-rows'
import { MessageState } from '@/ui/states/message-state'
import { QueryView } from '@/ui/states/query-view'
import { type Space, spaceQuery } from './api'
import { EngagementCard } from './engagement-card'
import { agendaPath, availabilityPath, calendarPath, coursesPath, knowledgePath, taughtPath } from './paths'
import { sayHours, sayYear } from './say-teaching'
import { WaitingList } from './waiting-list'

// /apps/instructor/dashboard: first what waits for him, then what he gives next, then what he has given. It shows who
// opens it his own things, whatever else he is. What the library has for him, the app hands in.
export function InstructorDashboard({ books }: { books: BooksPart }) {
  const { t } = useText()
  const space = useQuery(spaceQuery())
  return (
    <>
      <PageHeader title={t('space.title')} />
      <QueryView query={space} loading={<LoadingRows rows={6} height={72} />}>
        {(seen) => (
          <>
            <SeenNote seen={seen} />
            <SpaceView space={seen.data} books={books} />
          </>
        )}
      </QueryView>
    </>
  )
}

type BooksPart = ComponentType<{ books: Space['books'] }>

function SpaceView({ space, books: Books }: { space: Space; books: BooksPart }) {
  const { t } = useText()
  const teaches = useTeaches()
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 4,
          '@container (min-width: 800px)': { gridTemplateColumns: 'minmax(0, 1fr) 296px', columnGap: 5 },
        }}
      >
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0, alignContent: 'start' }}>
          {(teaches || space.waiting.length > 0) && (
            <Section title={t('space.todo')}>
              <WaitingList waiting={space.waiting} />
            </Section>
          )}
          <Coming space={space} />
        </Box>
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0, alignContent: 'start' }}>
          {space.books.loans.length + space.books.reservations.length > 0 && (
            <Section title={t('space.books')}>
              <Books books={space.books} />
            </Section>
          )}
          {space.years.length > 0 && <Years space={space} />}
          <Ways />
        </Box>
      </Box>
    </Box>
  )
}

function Coming({ space: { coming, classes, more } }: { space: Space }) {
  const { t } = useText()
  const teaches = useTeaches()
  if (coming.length === 0) {
    return (
      <Section title={t('space.coming')}>
        <MessageState
          title={t('ui.empty.title')}
          text={t(teaches ? 'space.no_coming' : 'space.own_only')}
          action={
            teaches && (
              <Button variant="contained" component={Link} to={availabilityPath}>
                {t('space.say_availability')}
              </Button>
            )
          }
        />
      </Section>
    )
  }
  return (
    <Section title={t('space.coming')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {coming.map((one) => (
          <EngagementCard
            key={`${one.agenda_course_id} ${one.planning_id} ${one.half}`}
            engagement={one}
            classes={classes}
          />
        ))}
        {more && (
          <Button variant="outlined" component={Link} to={agendaPath} sx={{ justifySelf: 'start' }}>
            {t('space.all_sessions')}
          </Button>
        )}
      </Box>
    </Section>
  )
}

// How much he has taught, a line for each year: it leads to what that was.
function Years({ space }: { space: Space }) {
  const texts = useText()
  const { t } = texts
  return (
    <Section title={t('space.taught_years')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {space.years.map(({ year, minutes, courses }) => (
          <Box component="li" key={year}>
            <Way to={`${taughtPath}#year-${year}`} icon={<SuccessIcon />}>
              {[
                sayYear(year, texts),
                sayHours(minutes, texts),
                t('space.courses_count', { count: courses }),
              ].join(' · ')}
            </Way>
          </Box>
        ))}
      </Box>
    </Section>
  )
}

function Ways() {
  const { t } = useText()
  const teaches = useTeaches()
  return (
    <Section title={t('space.ways')}>
      {teaches && (
        <Way to={availabilityPath} icon={<CalendarIcon />}>
          {t('space.availability')}
        </Way>
      )}
      <Way to={coursesPath} icon={<CourseIcon />}>
        {t('space.courses')}
      </Way>
      {teaches && (
        <Way to={knowledgePath} icon={<CurriculumIcon />}>
          {t('space.knowledge')}
        </Way>
      )}
      <Way to={agendaPath} icon={<AgendaIcon />}>
        {t('space.agenda')}
      </Way>
      <Way to={calendarPath} icon={<KeyIcon />}>
        {t('space.calendar')}
      </Way>
    </Section>
  )
}

const useTeaches = () => hasPermission(['teacher'], useSession((state) => state.user?.role) ?? [])

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </section>
  )
}

function Way({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <MuiLink
      component={Link}
      to={to}
      color="inherit"
      underline="hover"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        minHeight: 44,
        '& > svg': { color: 'text.secondary', fontSize: '1.25rem' },
      }}
    >
      {icon}
      {children}
    </MuiLink>
  )
}
