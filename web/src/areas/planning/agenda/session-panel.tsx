import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { sayFullDay } from '@/lib/say-days'
import { useMay } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { ColorMark } from '@/ui/color-mark'
import { CloseIcon, EditIcon } from '@/ui/icons'
import { HistoryDrawer } from '@/ui/record/history-drawer'
import { StateChip } from '@/ui/state-chip'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { boardPath } from '../plannings/planning-list'
import { type Session, sessionQuery } from './api'
import { isLink, sayHere, sayHours } from './say-session'
import { MoveForm, PlaceForm } from './session-forms'

type SessionPanelProps = {
  id: string
  // As the agenda has it, to be there at once.
  known: Session | undefined
  onClose: () => void
}

// Everything about a session, with the ways to all that belongs to it.
export function SessionPanel({ id, known, onClose }: SessionPanelProps) {
  const { t } = useText()
  const session = useQuery({ ...sessionQuery(id), placeholderData: known })
  return (
    <HistoryDrawer title={session.data?.course_name ?? t('agenda.session')} onClose={onClose}>
      <QueryView query={session} loading={<LoadingRows rows={5} />}>
        {(found) => <SessionFacts session={found} />}
      </QueryView>
    </HistoryDrawer>
  )
}

function SessionFacts({ session }: { session: Session }) {
  const { t, language } = useText()
  const { course_id, course_code, course_name, campus_name, color, classes, planning, planning_id } = session
  const there = sayHere(session, language)
  return (
    <>
      <States session={session} />
      <Box component="dl" sx={facts}>
        <Fact name={t('agenda.when')}>
          <bdi>{sayFullDay(session.day, language)}</bdi>
          <br />
          <bdi>{sayHours(session, language)}</bdi> {there && t('agenda.campus_clock')}
          {there && (
            <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
              {t('agenda.here', { when: there })}
            </Typography>
          )}
        </Fact>
        <Fact name={t('agenda.course')}>
          <Way to={`/apps/academic/course/${course_id}`}>
            {course_code} {course_name}
          </Way>
        </Fact>
        <Fact name={t('agenda.campus')}>
          <Box component="span" sx={{ display: 'inline-flex', gap: 1 }}>
            <ColorMark color={color} />
            {campus_name}
          </Box>
        </Fact>
        {classes.length > 0 && (
          <Fact name={t('agenda.classes', { count: classes.length })}>
            {classes.map(({ id, code }) => (
              <Way key={id} to={`/apps/academic/classes/${id}`}>
                {code}
              </Way>
            ))}
          </Fact>
        )}
        <People session={session} />
        <Place session={session} />
        <Fact name={t('agenda.planning')}>
          <Way to={boardPath(planning_id)}>{planning}</Way>
        </Fact>
      </Box>
      {session.may_place && <PlaceForm session={session} />}
      {session.may_move && <MoveForm session={session} />}
    </>
  )
}

function States({ session: { canceled, draft } }: { session: Session }) {
  const { t } = useText()
  if (canceled) {
    return <StateChip tone="neutral" icon={<CloseIcon />} label={t('agenda.canceled')} struck />
  }
  return draft ? <StateChip tone="warning" icon={<EditIcon />} label={t('agenda.draft')} /> : null
}

// Who gives it. Only who may read about teachers is led to them.
function People({ session: { people } }: { session: Session }) {
  const { t } = useText()
  const led = useMay('getInstructor')
  return (['teacher', 'translator'] as const).map((half) => {
    const own = people.filter((person) => person.half === half)
    if (own.length === 0 && half === 'translator') return null
    return (
      <Fact key={half} name={t(`agenda.${half}`)}>
        {own.length === 0 && t('agenda.nobody')}
        {own.map(({ person_id, name }) =>
          led ? (
            <Way key={person_id} to={`/apps/academic/instructor/${person_id}`}>
              {name}
            </Way>
          ) : (
            <div key={person_id}>{name}</div>
          ),
        )}
      </Fact>
    )
  })
}

function Place({ session: { place } }: { session: Session }) {
  const { t } = useText()
  if (!place) return null
  return (
    <Fact name={t('agenda.place')}>
      {isLink(place) ? (
        <MuiLink href={place} target="_blank" rel="noopener noreferrer" sx={{ overflowWrap: 'anywhere' }}>
          {place}
        </MuiLink>
      ) : (
        place
      )}
    </Fact>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <MuiLink component={Link} to={to} sx={{ display: 'block', width: 'fit-content' }}>
      {children}
    </MuiLink>
  )
}

const facts = {
  m: 0,
  mt: 2,
  display: 'grid',
  gap: 2,
  '& dt': { color: 'text.secondary', fontSize: '0.8125rem' },
  '& dd': { m: 0 },
}
