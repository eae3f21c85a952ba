import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { api, type Schemas, unwrap } from '@/api/client'
import { formatSpan } from '@/lib/dates'
import { lastSeen, untilTold } from '@/offline/last-seen'
import { SeenNote } from '@/offline/seen-note'
import { useReach } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { ColorMark } from '@/ui/color-mark'
import { PageHeader } from '@/ui/page-header'
import { LoadingRows } from '@/ui/states/loading-rows'
import { MessageState } from '@/ui/states/message-state'
import { QueryView } from '@/ui/states/query-view'
import { keys } from '../keys'
import { News } from './news'

type Space = Schemas['StudentSpace']
type Session = Schemas['StudentSession']

type StudentDashboardProps = {
  // What the area of grades draws of them; the app hands it in.
  report: ComponentType<{ report: Schemas['Report'] }>
  absences: ComponentType<{
    studentId: string
    absences: readonly Schemas['Absence'][]
    mayAnnounce: boolean
  }>
  catchUps: ComponentType<{ all: Schemas['CatchUps']; named: boolean }>
  // What he has to fetch and to bring back; the library draws it.
  books: ComponentType<{ books: Schemas['OwnBooks'] }>
  // What he has to pay next; the area of money draws it.
  money: ComponentType<{ money: Schemas['OwnMoney'] }>
}

const agendaPath = '/apps/academic/program/agenda'

const spaceQuery = () =>
  queryOptions({
    queryKey: keys.studentSpace,
    queryFn: ({ signal }) =>
      lastSeen('student-space', () => unwrap(api.GET('/api/student-space', { signal }))),
    ...untilTold,
  })

// What a student sees first: his next sessions, then his grades and presence, and when he will be away. It shows who
// opens it his own things, whatever else he is.
export function StudentDashboard(parts: StudentDashboardProps) {
  const { t } = useText()
  const space = useQuery(spaceQuery())
  return (
    <>
      <PageHeader title={t('report.own.title')} />
      <QueryView query={space} loading={<LoadingRows rows={6} height={72} />}>
        {(seen) => (
          <>
            <SeenNote seen={seen} />
            <SpaceView space={seen.data} {...parts} />
          </>
        )}
      </QueryView>
    </>
  )
}

function SpaceView(props: StudentDashboardProps & { space: Space }) {
  const { space, report: Report, absences: Absences, catchUps: CatchUps, money: Money, books: Books } = props
  const { t } = useText()
  // Who keeps the money of others has his own here, too.
  const ownsMoney = useReach('listInvoices') === 'self' || space.money.payers.length > 0
  const follows = space.reports.length > 0
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
          {follows ? <Coming space={space} /> : <NoClass />}
          <News studentId={space.person_id} news={space.news} />
          {follows && (
            <Section title={t('report.own.studies')}>
              <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
                {space.reports.map((one) => (
                  <Report key={one.class_id} report={one} />
                ))}
              </Box>
            </Section>
          )}
        </Box>
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0, alignContent: 'start' }}>
          {ownsMoney && (
            <Section title={t('report.own.money')}>
              <Money money={space.money} />
            </Section>
          )}
          {space.books.loans.length + space.books.reservations.length > 0 && (
            <Section title={t('report.own.books')}>
              <Books books={space.books} />
            </Section>
          )}
          {follows && (
            <Section title={t('report.absences.title')}>
              <Absences studentId={space.person_id} absences={space.absences} mayAnnounce={space.studies} />
            </Section>
          )}
          <Papers space={space} />
          {space.catch_ups.items.length + space.catch_ups.missed.length > 0 && (
            <CatchUps all={space.catch_ups} named={false} />
          )}
        </Box>
      </Box>
    </Box>
  )
}

// Who waits for a place asks his campus, whose number the help page names; the rest of his space is there all the same.
function NoClass() {
  const { t } = useText()
  return (
    <MessageState
      title={t('ui.empty.title')}
      text={t('report.own.no_studies')}
      action={
        <Button variant="outlined" component={Link} to="/pages/help">
          {t('report.own.ask')}
        </Button>
      }
    />
  )
}

// The card of each class, and what was issued to him on paper.
function Papers({ space: { person_id, reports } }: { space: Space }) {
  const { t } = useText()
  const ways = [
    ...reports.map(({ class_id, class_code }) => ({
      to: `/apps/student/grades/${person_id}/${class_id}`,
      name: t('report.own.card', { code: class_code }),
    })),
    { to: `/apps/student/papers/${person_id}`, name: t('report.own.issued') },
  ]
  return (
    <Section title={t('report.own.papers')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {ways.map(({ to, name }) => (
          <Box component="li" key={to} sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}>
            <MuiLink component={Link} to={to}>
              {name}
            </MuiLink>
          </Box>
        ))}
      </Box>
    </Section>
  )
}

function Coming({ space: { coming, more } }: { space: Space }) {
  const { t } = useText()
  return (
    <Section title={t('report.own.next')}>
      {coming.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('report.own.no_next')}</Box>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {coming.map((one) => (
          <SessionLine key={one.id} session={one} />
        ))}
      </Box>
      {more && (
        <Button variant="outlined" component={Link} to={agendaPath} sx={{ mt: 1.5 }}>
          {t('report.own.all')}
        </Button>
      )}
    </Section>
  )
}

function SessionLine({ session }: { session: Session }) {
  const { t, language } = useText()
  const online = session.place.startsWith('https://')
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <MuiLink
        component={Link}
        to={`${agendaPath}?view=list&day=${session.day}&session=${session.id}`}
        sx={{ fontWeight: 550, fontVariantNumeric: 'tabular-nums' }}
      >
        <bdi>{formatSpan(session.starts_at, session.ends_at, session.time_zone, language)}</bdi>
      </MuiLink>
      <Box>{session.course_name}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, color: 'text.secondary', fontSize: '0.875rem' }}>
        <ColorMark color={session.color} />
        <span>{[session.campus_name, !online && session.place].filter(Boolean).join(' · ')}</span>
        {online && (
          <MuiLink href={session.place} target="_blank" rel="noopener noreferrer">
            {t('report.own.join')}
          </MuiLink>
        )}
      </Box>
    </Box>
  )
}

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
