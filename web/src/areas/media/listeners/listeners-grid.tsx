import MuiLink from '@mui/material/Link'
import { Link } from 'react-router'
import { formatDate, formatDay } from '@/lib/dates'
import { formatPercent } from '@/lib/numbers'
import { visuallyHidden } from '@/lib/visually-hidden'
import { useText } from '@/texts/use-text'
import { GridScroller, SmallLine, WideGrid } from '@/ui/table/wide-grid'
import { sessionPath } from '../recording-kind'
import type { ClassListener, ClassListeners, ListenedSession } from './api'

// Students down, sessions across; below them how many have heard each. Who may only know how many sees no students.
export function ListenersGrid({ listeners }: { listeners: ClassListeners }) {
  const { t, language } = useText()
  const { sessions, items } = listeners
  return (
    <GridScroller role="region" aria-label={t('recording.listeners.title')} tabIndex={0}>
      <WideGrid>
        <caption style={visuallyHidden}>{t('recording.listeners.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('recording.listeners.student')}</th>
            <th scope="col">{t('recording.listeners.over_all')}</th>
            <th scope="col">{t('recording.listeners.last')}</th>
            {sessions.map(({ session_id, day, course_code, course_name }) => (
              <th key={session_id} scope="col" title={course_name}>
                <MuiLink
                  component={Link}
                  to={sessionPath('audio', session_id)}
                  color="inherit"
                  underline="hover"
                >
                  {formatDate(day, language)}
                </MuiLink>
                <SmallLine>{course_code}</SmallLine>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((one) => (
            <Row key={one.person_id} listener={one} sessions={sessions} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('recording.listeners.finished')}</th>
            <td />
            <td />
            {sessions.map(({ session_id, finished, students }) => (
              <td key={session_id}>{t('recording.listeners.some_of', { some: finished, all: students })}</td>
            ))}
          </tr>
        </tfoot>
      </WideGrid>
    </GridScroller>
  )
}

type RowProps = { listener: ClassListener; sessions: readonly ListenedSession[] }

function Row({ listener, sessions }: RowProps) {
  const { t, language } = useText()
  const { name, percent, finished, last_at, heard } = listener
  const known = heard.filter((one) => one >= 0).length
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <strong>{formatPercent(percent / 100, language)}</strong>
        <SmallLine>{t('recording.listeners.some_of', { some: finished, all: known })}</SmallLine>
      </td>
      <td>{last_at ? formatDay(last_at, language) : '–'}</td>
      {sessions.map(({ session_id }, at) => (
        <td key={session_id}>{sayHeard(heard[at], language)}</td>
      ))}
    </tr>
  )
}

// What one may not know stands as a dash.
function sayHeard(heard: number | undefined, language: string): string {
  return heard === undefined || heard < 0 ? '–' : formatPercent(heard / 100, language)
}
