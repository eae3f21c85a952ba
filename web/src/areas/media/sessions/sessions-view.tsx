import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { formatDate } from '@/lib/dates'
import { sayWeekdays } from '@/lib/say-days'
import { useText } from '@/texts/use-text'
import { SelectBox } from '@/ui/table/select-box'
import { useSelection } from '@/ui/table/use-selection'
import type { RecordingSession } from './api'
import { byWeekend } from './by-weekend'
import { hasAny, SessionActs } from './session-acts'
import { SessionRow } from './session-row'

type SessionsViewProps = {
  sessions: readonly RecordingSession[]
  // By what they were narrowed: of another list nothing is picked.
  of: string
}

// Sessions by week-end, today's first, to be picked for acts on several by who keeps their recordings.
export function SessionsView({ sessions, of }: SessionsViewProps) {
  const { t, language } = useText()
  const { today, weekends } = byWeekend(sessions)
  const selection = useSelection(of)
  const kept = sessions.filter(hasAny)
  const ids = kept.map(({ id }) => id)
  const box = ({ id, course_name, day }: RecordingSession) => (
    <SelectBox
      label={t('recording.select', { title: `${course_name}, ${formatDate(day, language)}` })}
      checked={selection.has(id)}
      onPick={(event) => selection.toggle(id, event.shiftKey ? ids : undefined)}
    />
  )
  const before = kept.length > 0 ? (one: RecordingSession) => hasAny(one) && box(one) : undefined
  return (
    <>
      {today.length > 0 && <Group title={t('recording.today')} sessions={today} before={before} />}
      {weekends.map(({ id, first, last, sessions: taught }) => (
        <Group
          key={`${id} ${taught[0]?.id}`}
          title={sayWeekdays(first, last, language)}
          sessions={taught}
          before={before}
        />
      ))}
      <SessionActs selection={selection} sessions={kept} />
    </>
  )
}

type GroupProps = {
  title: string
  sessions: readonly RecordingSession[]
  // What stands before a row; nothing where nobody picks any.
  before: ((one: RecordingSession) => ReactNode) | undefined
}

function Group({ title, sessions, before }: GroupProps) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 4 }}>
      <Typography id={id} variant="subtitle1" component="h2" sx={{ mb: 0.5 }}>
        <bdi>{title}</bdi>
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} {...(before && { before: before(session) })} />
        ))}
      </Box>
    </Box>
  )
}
