import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { sayWeekdays } from '@/lib/say-days'
import { useText } from '@/texts/use-text'
import type { RecordingSession } from './api'
import { byWeekend } from './by-weekend'
import { SessionRow } from './session-row'

// Sessions by week-end, today's first.
export function SessionsView({ sessions }: { sessions: readonly RecordingSession[] }) {
  const { t, language } = useText()
  const { today, weekends } = byWeekend(sessions)
  return (
    <>
      {today.length > 0 && <Group title={t('recording.today')} sessions={today} />}
      {weekends.map(({ id, first, last, sessions: taught }) => (
        <Group key={`${id} ${taught[0]?.id}`} title={sayWeekdays(first, last, language)} sessions={taught} />
      ))}
    </>
  )
}

function Group({ title, sessions }: { title: string; sessions: readonly RecordingSession[] }) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 4 }}>
      <Typography id={id} variant="subtitle1" component="h2" sx={{ mb: 0.5 }}>
        <bdi>{title}</bdi>
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </Box>
    </Box>
  )
}
