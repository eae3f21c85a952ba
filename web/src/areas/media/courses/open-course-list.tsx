import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { formatDay } from '@/lib/dates'
import { formatPercent } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import { ResumeIcon } from '@/ui/icons'
import { clockTime } from '@/ui/player/clock-time'
import { AccessChip } from './access-chip'
import type { AskedCourse, Contact, OpenCourse } from './api'
import { AskAgain } from './ask-again'
import { WhomToAsk } from './whom-to-ask'

type OpenCourseListProps = {
  courses: readonly OpenCourse[]
  // What never was open, and was asked for.
  asked: readonly AskedCourse[]
  contact: Contact
  base: string
  onAsk: (course: { id: string; name: string }) => void
}

// What is open first, with where one goes on; then what was asked for, and what has ended, with the way to ask for more.
export function OpenCourseList({ courses, asked, contact, base, onAsk }: OpenCourseListProps) {
  const { t } = useText()
  const ended = courses.filter(({ state }) => state === 'ended')
  const open = courses.filter(({ state }) => state !== 'ended')
  return (
    <>
      {open.length > 0 && (
        <Group title={t('rhema.open')}>
          {open.map((course) => (
            <CourseRow key={course.course_id} course={course} base={base} />
          ))}
        </Group>
      )}
      {asked.length > 0 && (
        <Group title={t('rhema.requests')}>
          {asked.map((course) => (
            <AskedRow
              key={course.course_id}
              course={course}
              onAsk={() => onAsk({ id: course.course_id, name: course.name })}
            />
          ))}
        </Group>
      )}
      {ended.length > 0 && (
        <Group title={t('rhema.ended')} before={<WhomToAsk contact={contact} />}>
          {ended.map((course) => (
            <CourseRow key={course.course_id} course={course} base={base}>
              <AskAgain course={course} onAsk={() => onAsk({ id: course.course_id, name: course.name })} />
            </CourseRow>
          ))}
        </Group>
      )}
    </>
  )
}

type GroupProps = { title: string; before?: ReactNode; children: ReactNode }

function Group({ title, before, children }: GroupProps) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 5 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {before}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Box>
    </Box>
  )
}

// A course that one has asked for, and what came of it.
function AskedRow({ course, onAsk }: { course: AskedCourse; onAsk: () => void }) {
  const { language } = useText()
  const { name, code, edition, asked_at } = course
  const facts = [[code, edition].filter(Boolean).join(' '), formatDay(asked_at, language)]
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1, minWidth: '12rem' }}>
        <Box sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{name}</Box>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          <bdi>{facts.join(' · ')}</bdi>
        </Typography>
      </Box>
      <AskAgain course={course} onAsk={onAsk} />
    </Box>
  )
}

type CourseRowProps = { course: OpenCourse; base: string; children?: ReactNode }

function CourseRow({ course, base, children }: CourseRowProps) {
  const { t, language } = useText()
  const { course_id, name, code, edition, documents, recordings, sessions, percent } = course
  const href = `${base}/${course_id}`
  const facts = [
    [code, edition].filter(Boolean).join(' '),
    recordings > 0 && t('rhema.recordings', { count: recordings }),
    documents > 0 && t('rhema.documents', { count: documents }),
  ]
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 14rem 16rem' },
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <MuiLink
          component={Link}
          to={href}
          underline="hover"
          color="inherit"
          sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}
        >
          {name}
        </MuiLink>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          <bdi>{facts.filter(Boolean).join(' · ')}</bdi>
        </Typography>
      </Box>
      <Box>
        {sessions > 0 && course.state === 'open' && (
          <>
            <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
              {t('rhema.heard', { percent: formatPercent(percent / 100, language) })}
            </Typography>
            <LinearProgress
              variant="determinate"
              value={percent}
              aria-label={t('rhema.progress', { name })}
              sx={{ mt: 0.5 }}
            />
          </>
        )}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          justifyContent: { md: 'end' },
        }}
      >
        <AccessChip course={course} />
        {course.continue && course.state === 'open' && (
          <Button
            size="small"
            component={Link}
            to={`${href}?play=${course.continue.recording_id}`}
            startIcon={<ResumeIcon />}
            title={course.continue.title}
          >
            {t('rhema.continue', { at: clockTime(course.continue.position) })}
          </Button>
        )}
        {children}
      </Box>
    </Box>
  )
}
