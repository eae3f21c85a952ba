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
import { TextFileIcon, WarningIcon } from '@/ui/icons'
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
          <News news={space.news} documents={space.documents} />
        </Box>
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0, alignContent: 'start' }}>
          <Loans loans={space.loans} reservations={space.reservations} />
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

// Recordings and documents in one row, the latest first. A copy that an earlier release kept has no documents.
function News({ news, documents = [] }: Pick<AlumniSpace, 'news' | 'documents'>) {
  const { t, language } = useText()
  const all = [
    ...news.map(({ recording_id, kind, title, course_id, course_name, published_at }) => ({
      ...{ id: recording_id, icon: lookOf(kind).icon, title, course_name, at: published_at },
      href: coursePath(course_id) + (isPlayed({ kind }) ? `?play=${recording_id}` : ''),
    })),
    ...documents.map(({ id, title, course_id, course_name, at }) => ({
      ...{ id, icon: TextFileIcon, title, course_name, at },
      href: coursePath(course_id),
    })),
  ].sort((a, b) => b.at.localeCompare(a.at))
  return (
    <Section title={t('rhema.space.news')} empty={all.length === 0 && t('rhema.space.no_news')}>
      {all.map(({ id, icon: Icon, title, course_name, at, href }) => (
        <Line key={id} href={href} name={title} about={`${course_name} · ${formatMoment(at, language)}`}>
          <Icon fontSize="small" />
        </Line>
      ))}
    </Section>
  )
}

const libraryPath = '/apps/alumni/library'

// What he is to fetch and to bring back. A copy that an earlier release kept has no reservations.
function Loans({ loans, reservations = [] }: Pick<AlumniSpace, 'loans' | 'reservations'>) {
  const { t, language } = useText()
  const none = loans.length + reservations.length === 0
  return (
    <Section title={t('rhema.space.loans')} empty={none && t('rhema.space.no_loans')}>
      {reservations.map(({ id, title, campus_name, kept_until, place }) => (
        <Line
          key={id}
          href={libraryPath}
          name={title}
          about={
            kept_until
              ? t('rhema.space.fetch', { campus: campus_name, day: formatDate(kept_until, language) })
              : t('rhema.space.reserved', { place })
          }
        />
      ))}
      {loans.map(({ id, title, due_day, days_late }) => (
        <Line
          key={id}
          href={libraryPath}
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

type LineProps = { name: string; about: string; href: string; children?: ReactNode }

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
