import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { formatDate, formatMoment } from '@/lib/dates'
import { SeenNote } from '@/offline/seen-note'
import { useReach } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { WarningIcon } from '@/ui/icons'
import { PageHeader } from '@/ui/page-header'
import { StateChip } from '@/ui/state-chip'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { AccessChip } from '../courses/access-chip'
import { isPlayed, lookOf } from '../recording-kind'
import { AlumniTabs } from './alumni-tabs'
import { type AlumniSpace, alumniSpaceQuery } from './api'

type AlumniDashboardProps = {
  // What he has to pay; the area of money draws it.
  money: ComponentType<{ money: AlumniSpace['money'] }>
}

const coursePath = (id: string) => `/apps/alumni/courses/${id}`

// What an alumnus sees first: what is new, his courses with their last day, what he has borrowed, what he owes.
export function AlumniDashboard({ money }: AlumniDashboardProps) {
  const { t } = useText()
  const space = useQuery(alumniSpaceQuery())
  return (
    <>
      <PageHeader title={t('rhema.space.label')} />
      <AlumniTabs shown="dashboard">
        <QueryView query={space} loading={<LoadingRows rows={6} height={64} />}>
          {(seen) => (
            <>
              <SeenNote seen={seen} />
              <SpaceView space={seen.data} money={money} />
            </>
          )}
        </QueryView>
      </AlumniTabs>
    </>
  )
}

function SpaceView({ space, money: Money }: AlumniDashboardProps & { space: AlumniSpace }) {
  const { t } = useText()
  const ownsMoney = useReach('listInvoices') === 'self' || space.money.payers.length > 0
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 4,
          '@container (min-width: 800px)': { gridTemplateColumns: 'minmax(0, 1fr) 320px', columnGap: 5 },
        }}
      >
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0, alignContent: 'start' }}>
          <Courses courses={space.courses} />
          <News news={space.news} />
        </Box>
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0, alignContent: 'start' }}>
          <Loans loans={space.loans} />
          {ownsMoney && (
            <Section title={t('rhema.space.money')}>
              <Money money={space.money} />
            </Section>
          )}
        </Box>
      </Box>
    </Box>
  )
}

function Courses({ courses }: Pick<AlumniSpace, 'courses'>) {
  const { t } = useText()
  const open = courses.filter(({ state }) => state !== 'ended')
  return (
    <Section title={t('rhema.space.courses')} empty={open.length === 0 && t('rhema.space.no_courses')}>
      {open.map((course) => (
        <Line
          key={course.course_id}
          href={coursePath(course.course_id)}
          name={course.name}
          about={[course.code, course.edition].filter(Boolean).join(' ')}
        >
          <AccessChip course={course} />
        </Line>
      ))}
    </Section>
  )
}

function News({ news }: Pick<AlumniSpace, 'news'>) {
  const { t, language } = useText()
  return (
    <Section title={t('rhema.space.news')} empty={news.length === 0 && t('rhema.space.no_news')}>
      {news.map(({ recording_id, kind, title, course_id, course_name, published_at }) => {
        const Icon = lookOf(kind).icon
        const play = isPlayed({ kind }) ? `?play=${recording_id}` : ''
        return (
          <Line
            key={recording_id}
            href={coursePath(course_id) + play}
            name={title}
            about={`${course_name} · ${formatMoment(published_at, language)}`}
          >
            <Icon fontSize="small" />
          </Line>
        )
      })}
    </Section>
  )
}

function Loans({ loans }: Pick<AlumniSpace, 'loans'>) {
  const { t, language } = useText()
  return (
    <Section title={t('rhema.space.loans')} empty={loans.length === 0 && t('rhema.space.no_loans')}>
      {loans.map(({ id, title, due_day, days_late }) => (
        <Line
          key={id}
          href="/apps/alumni/library"
          name={title}
          about={t('rhema.space.due', { day: formatDate(due_day, language) })}
        >
          {days_late > 0 && (
            <StateChip
              tone="warning"
              icon={<WarningIcon />}
              label={t('rhema.space.late', { count: days_late })}
            />
          )}
        </Line>
      ))}
    </Section>
  )
}

type SectionProps = { title: string; empty?: string | false; children: ReactNode }

// A part of the page; empty is what it says instead of a list.
function Section({ title, empty, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {empty ? (
        <Box sx={{ color: 'text.secondary' }}>{empty}</Box>
      ) : empty === false ? (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {children}
        </Box>
      ) : (
        children
      )}
    </section>
  )
}

type LineProps = { name: string; about: string; href: string; children: ReactNode }

function Line({ name, about, href, children }: LineProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        <MuiLink component={Link} to={href} underline="hover" color="inherit" sx={{ fontWeight: 550 }}>
          {name}
        </MuiLink>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          <bdi>{about}</bdi>
        </Typography>
      </Box>
      {children}
    </Box>
  )
}
