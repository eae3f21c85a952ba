import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '@/texts/use-text'
import { Avatar } from '@/ui/avatar'
import { ColorMark } from '@/ui/color-mark'
import {
  LanguageIcon,
  OpenIcon,
  PeopleIcon,
  PersonIcon,
  PlaceIcon,
  TextFileIcon,
  WarningIcon,
} from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import type { Engagement, EngagementSession, TaughtClass } from './api'
import { classPath, coursePath, documentsPath, sessionPath } from './paths'
import { isOnline, sayBeside, sayOwnTime, sayWhen } from './say-teaching'

type EngagementCardProps = {
  engagement: Engagement
  classes: readonly TaughtClass[]
  // The page of its course need not name it again.
  course?: boolean
}

// A course that he gives on a week-end: when, where, to whom, with whom, and whether its documents are there.
export function EngagementCard({ engagement, classes, course = true }: EngagementCardProps) {
  const texts = useText()
  const { t } = texts
  const { course_id, course_name, half, sessions, time_zone } = engagement
  const beside = sayBeside(engagement, texts)
  return (
    <Box
      component="article"
      aria-label={course_name}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        p: 2,
        display: 'grid',
        gap: 1.25,
        minWidth: 0,
      }}
    >
      {(course || half === 'translator') && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline' }}>
          {course && <CourseName engagement={engagement} />}
          {half === 'translator' && (
            <StateChip tone="info" icon={<LanguageIcon />} label={t('space.translating')} />
          )}
        </Box>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
        {sessions.map((one) => (
          <SessionLine key={one.id} session={one} zone={time_zone} />
        ))}
      </Box>
      <Place engagement={engagement} />
      {engagement.classes.map(({ id }) => {
        const found = classes.find((other) => other.id === id)
        return found && <ClassLine key={id} courseId={course_id} found={found} />
      })}
      {beside.map((said) => (
        <Fact key={said} icon={<PersonIcon />}>
          {said}
        </Fact>
      ))}
      {course && <Documents engagement={engagement} />}
    </Box>
  )
}

function CourseName({ engagement: { course_id, course_name, course_code } }: { engagement: Engagement }) {
  return (
    <Typography variant="subtitle1" component="h3" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      <MuiLink component={Link} to={coursePath(course_id)} color="inherit" underline="hover">
        {course_name}
      </MuiLink>{' '}
      <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
        {course_code}
      </Box>
    </Typography>
  )
}

// One time, by the campus's clock and, where that shows something else, by his own; it opens in the agenda.
function SessionLine({ session, zone }: { session: EngagementSession; zone: string }) {
  const { t, language } = useText()
  const own = sayOwnTime(session, zone, language)
  return (
    <Box component="li" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <MuiLink
        component={Link}
        to={sessionPath(session)}
        sx={{ fontWeight: 550, '&::first-letter': { textTransform: 'uppercase' } }}
      >
        <bdi>{sayWhen(session, zone, language)}</bdi>
      </MuiLink>
      {own && (
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          <bdi>{t('space.own_clock', { when: own })}</bdi>
        </Typography>
      )}
    </Box>
  )
}

// The campus, with the rooms of its sessions, or the way in where it is online.
function Place({ engagement: { campus_name, color, sessions } }: { engagement: Engagement }) {
  const { t } = useText()
  const places = [...new Set(sessions.map(({ place }) => place).filter(Boolean))]
  const rooms = places.filter((place) => !isOnline(place))
  return (
    <Fact icon={<PlaceIcon />}>
      <Box component="span" sx={{ display: 'inline-flex', gap: 1, flexWrap: 'wrap' }}>
        <ColorMark color={color} />
        <span>{[campus_name, ...rooms].join(' · ')}</span>
        {places.length === 0 && <span>· {t('space.place_unknown')}</span>}
      </Box>
      {places.filter(isOnline).map((place) => (
        <MuiLink
          key={place}
          href={place}
          target="_blank"
          rel="noopener noreferrer"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.5, width: 'fit-content', minHeight: 32 }}
        >
          {t('space.join')}
          <OpenIcon aria-hidden sx={{ fontSize: '1rem' }} />
        </MuiLink>
      ))}
    </Fact>
  )
}

// A class that sits in it: its faces, and how many they are. It leads to who they are.
function ClassLine({ courseId, found }: { courseId: string; found: TaughtClass }) {
  const { t } = useText()
  const { id, code, campus_name, count, students } = found
  return (
    <Fact icon={<PeopleIcon />}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <MuiLink component={Link} to={classPath(courseId, id)}>
          {[t('space.class_of', { code }), campus_name, t('space.students', { count })].join(' · ')}
        </MuiLink>
        <Box
          aria-hidden
          sx={{ display: 'flex', '& > *': { marginInlineStart: '-6px' }, paddingInlineStart: '6px' }}
        >
          {students.slice(0, 6).map((student) => (
            <Box
              key={student.id}
              title={student.name}
              sx={{ borderRadius: '50%', border: 2, borderColor: 'background.default', lineHeight: 0 }}
            >
              <Avatar name={student.name} src={student.photo_url} size={28} />
            </Box>
          ))}
        </Box>
      </Box>
    </Fact>
  )
}

function Documents({ engagement: { course_id, documents, half } }: { engagement: Engagement }) {
  const { t } = useText()
  const owed = documents === 0 && half === 'teacher'
  return (
    <Fact icon={owed ? <WarningIcon color="warning" /> : <TextFileIcon />}>
      <MuiLink component={Link} to={documentsPath(course_id)}>
        {documents === 0 ? t('space.no_documents') : t('space.documents', { count: documents })}
      </MuiLink>
    </Fact>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1.25,
        minWidth: 0,
        overflowWrap: 'anywhere',
        '& > svg': { fontSize: '1.25rem', flexShrink: 0, color: 'text.secondary' },
        '& > svg.MuiSvgIcon-colorWarning': { color: 'warning.main' },
      }}
    >
      {icon}
      <Box sx={{ minWidth: 0, flex: 1 }}>{children}</Box>
    </Box>
  )
}
