import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import { todayHere } from '@/lib/day-math'
import { sayFullDay } from '@/lib/say-days'
import { useText } from '@/texts/use-text'
import { ColorMark } from '@/ui/color-mark'
import { WaitingIcon } from '@/ui/icons'
import type { Session } from './api'
import { codesOf, isLink, namesOf, sayHere, sayHours } from './say-session'

type SessionListProps = { sessions: readonly Session[]; onOpen: (id: string) => void }

// Day by day, a line for each session: what a phone shows, and what is printed best.
export function SessionList({ sessions, onOpen }: SessionListProps) {
  const { language } = useText()
  const days = [...new Set(sessions.map(({ day }) => day))].sort()
  return (
    <Box sx={look}>
      {days.map((day) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h3 id={`day-${day}`} aria-current={day === todayHere() ? 'date' : undefined}>
            <bdi>{sayFullDay(day, language)}</bdi>
          </h3>
          <ul>
            {sessions
              .filter((session) => session.day === day)
              .map((session) => (
                <SessionLine key={session.id} session={session} onOpen={onOpen} />
              ))}
          </ul>
        </section>
      ))}
    </Box>
  )
}

function SessionLine({ session, onOpen }: { session: Session; onOpen: (id: string) => void }) {
  const { t, language } = useText()
  const { id, course_code, course_name, campus_name, color, canceled, draft, place } = session
  const there = sayHere(session, language)
  const details = [codesOf(session), namesOf(session), isLink(place) ? t('agenda.online') : place]
  return (
    <li>
      <button type="button" data-canceled={canceled || undefined} onClick={() => onOpen(id)}>
        <bdi className="when">{sayHours(session, language)}</bdi>
        <span className="what">
          <b>
            {course_code} {course_name}
          </b>
          <span>{details.filter(Boolean).join(' · ')}</span>
          {there && (
            <span className="there">
              <WaitingIcon /> {t('agenda.here', { when: there })}
            </span>
          )}
        </span>
        <span className="where">
          <ColorMark color={color} />
          {campus_name}
          {(canceled || draft) && <i>{t(canceled ? 'agenda.canceled' : 'agenda.draft')}</i>}
        </span>
      </button>
    </li>
  )
}

const look = ({ vars: { palette } }: Theme) => ({
  '& h3': {
    position: 'sticky',
    insetBlockStart: 'var(--frame-top, 0px)',
    m: 0,
    py: 1,
    fontSize: '0.875rem',
    fontWeight: 600,
    backgroundColor: palette.background.default,
    borderBlockEnd: `1px solid ${palette.divider}`,
  },
  '& h3 bdi': { display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } },
  '& h3[aria-current]': { color: palette.primary.main },
  '& ul': { listStyle: 'none', m: 0, mb: 3, p: 0 },
  '& li': { borderBlockEnd: `1px solid ${palette.divider}`, breakInside: 'avoid' },
  '& li > button': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '120px minmax(0, 1fr) auto' },
    alignItems: 'start',
    columnGap: 2,
    width: '100%',
    minHeight: 56,
    padding: '8px 4px',
    font: 'inherit',
    textAlign: 'start',
    color: 'inherit',
    background: 'none',
    border: 0,
    cursor: 'pointer',
  },
  '& li > button:hover': { backgroundColor: palette.action.hover },
  '& li > button:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
  '& [data-canceled] b': { textDecoration: 'line-through' },
  '& .when': { fontVariantNumeric: 'tabular-nums', color: palette.text.secondary },
  '& .what': { display: 'grid', gridColumn: { xs: 1, sm: 2 }, minWidth: 0, overflowWrap: 'anywhere' },
  '& .what b': { fontWeight: 550 },
  '& .what > span': { fontSize: '0.8125rem', color: palette.text.secondary },
  '& .there': { display: 'inline-flex', alignItems: 'center', gap: '4px' },
  '& .there svg': { fontSize: '0.875rem' },
  '& .where': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    gap: 1,
    gridRow: { xs: '1 / span 2', sm: 1 },
    gridColumn: { xs: 2, sm: 3 },
    fontSize: '0.8125rem',
  },
  '& .where i': { color: palette.text.secondary },
})
