import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { formatPercent } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/page-header'
import { EmptyState } from '@/ui/states/empty-state'
import { tracksOf, usePlayLink } from '../tracks'
import { AccessChip } from './access-chip'
import type { CourseOfListener } from './api'
import { AskAgain } from './ask-again'
import { CourseFiles } from './course-files'
import { SessionPart } from './session-part'
import { WhomToAsk } from './whom-to-ask'

const AskDialog = lazyPart(() => import('./ask-dialog').then((m) => ({ default: m.AskDialog })))

// A course that is open to who looks: how far he is, its papers, and its sessions in their order.
export function OpenCourseView({ course }: { course: CourseOfListener }) {
  const { t, language } = useText()
  const { pathname } = useLocation()
  const [asking, setAsking] = useState(false)
  const { name, code, edition, heard, files, percent, sessions, state } = course
  // All that can be heard follows each other, session by session.
  const tracks = useMemo(
    () => heard.flatMap(({ recordings }) => tracksOf(recordings, name, pathname)),
    [heard, name, pathname],
  )
  usePlayLink(tracks)
  // What is open by a class has no last day.
  const of = { about: name, ...(!course.follows && { lastDay: course.last_day }) }
  return (
    <>
      <PageHeader
        title={name}
        subtitle={
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mt: 0.5 }}
          >
            <bdi>{[code, edition].filter(Boolean).join(' · ')}</bdi>
            <AccessChip course={course} />
            {state === 'ended' && <AskAgain course={course} onAsk={() => setAsking(true)} />}
          </Box>
        }
      />
      {state === 'ended' && <WhomToAsk contact={course.contact} />}
      {sessions > 0 && (
        <Box sx={{ maxWidth: '32rem', mb: 4 }}>
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary', mb: 0.5 }}>
            {t('rhema.heard', { percent: formatPercent(percent / 100, language) })}
          </Typography>
          <LinearProgress variant="determinate" value={percent} aria-label={t('rhema.progress', { name })} />
        </Box>
      )}
      {heard.length === 0 && files.length === 0 && (
        <EmptyState text={t(state === 'ended' ? 'rhema.closed' : 'rhema.nothing_yet')} />
      )}
      {files.length > 0 && (
        <Part title={t('rhema.papers')}>
          <CourseFiles files={files} of={of} />
        </Part>
      )}
      {heard.length > 0 && (
        <Part title={t('rhema.sessions')}>
          {heard.map((session) => (
            <SessionPart key={session.session_id} session={session} tracks={tracks} of={of} />
          ))}
        </Part>
      )}
      {asking && <AskDialog course={{ id: course.course_id, name }} onClose={() => setAsking(false)} />}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 5 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}
