import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Schemas } from '@/api/client'
import { useText } from '@/texts/use-text'
import { CheckIcon, WaitingIcon, WarningIcon } from '@/ui/icons'

type Cell = Schemas['CockpitClass']
type Course = Schemas['CockpitCourse']
type Half = Schemas['WeekendHalf']
type Need = Course['missing'][number]

const boardPath = (planningId: string) => `/apps/academic/program/planning/${planningId}`

// A class in the week-end: what it is given and what that lacks, each a link to where it is put right.
export function ClassCell({ cell, weekend }: { cell: Cell; weekend: Schemas['CockpitWeekend'] }) {
  const { t } = useText()
  return (
    <Box
      component="li"
      sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 2, backgroundColor: 'background.paper' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 1 }}>
        <Typography variant="h4" sx={{ flex: 1, minWidth: 0, fontSize: '0.9375rem' }}>
          <MuiLink
            component={Link}
            to={`/apps/academic/classes/${cell.id}`}
            color="inherit"
            underline="hover"
            sx={{ unicodeBidi: 'isolate' }}
          >
            {cell.code}
          </MuiLink>
        </Typography>
        <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {t('cockpit.percent', { percent: cell.ready })}
        </Box>
      </Box>
      {cell.late && (
        <Fact missing to={`/apps/academic/classes/${cell.id}`}>
          {t('cockpit.late')}
        </Fact>
      )}
      {cell.courses.length === 0 && (
        <Fact missing to={boardPath(weekend.id)}>
          {t('cockpit.no_course')}
        </Fact>
      )}
      {cell.courses.map((course) => (
        <CourseLines
          key={`${course.planning_id}/${course.agenda_course_id}`}
          course={course}
          classId={cell.id}
          days={`from=${weekend.first_day}&to=${weekend.last_day}`}
        />
      ))}
    </Box>
  )
}

type CourseLinesProps = { course: Course; classId: string; days: string }

function CourseLines({ course, classId, days }: CourseLinesProps) {
  const { t } = useText()
  const lacks = (need: Need) => course.missing.includes(need)
  const board = boardPath(course.planning_id)
  return (
    <Box sx={{ '& + &': { mt: 1.5, pt: 1.5, borderBlockStart: 1, borderColor: 'divider' } }}>
      <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere', unicodeBidi: 'isolate' }}>
        {course.course_name}
      </Typography>
      <HalfLine half={course.teacher} which="teacher" to={board} />
      {(course.translator.needed || course.translator.names.length > 0) && (
        <HalfLine half={course.translator} which="translator" to={board} />
      )}
      <Fact missing={lacks('documents')} to={`/apps/academic/course/docs/${course.course_id}`}>
        {lacks('documents')
          ? t(course.documents ? 'cockpit.only_exams' : 'cockpit.no_documents')
          : t('cockpit.documents', { count: course.documents })}
      </Fact>
      {course.begun > 0 && (
        <Fact missing={lacks('attendance')} to={`/apps/campus/attendance/courses/${classId}`}>
          {t('cockpit.attendance', { taken: course.taken, count: course.begun })}
        </Fact>
      )}
      {course.over && (
        <Fact missing={lacks('grades')} to={`/apps/campus/grades/courses/${classId}`}>
          {t('cockpit.grades', { graded: course.graded, count: course.graded + course.ungraded })}
        </Fact>
      )}
      {course.records && course.held > 0 && (
        <Fact missing={lacks('recordings')} to={`/apps/campus/recording?campus=all&class=${classId}&${days}`}>
          {t('cockpit.recordings', { published: course.published, count: course.held })}
        </Fact>
      )}
    </Box>
  )
}

function HalfLine({ half, which, to }: { half: Half; which: 'teacher' | 'translator'; to: string }) {
  const { t } = useText()
  const names = half.names.join(', ')
  const accepted = half.state === 'accepted'
  const state = t(half.overdue ? 'cockpit.overdue' : `cockpit.halves.${half.state}`)
  return (
    <Fact missing={half.needed && !accepted} waits={half.state === 'not_answered' && !half.overdue} to={to}>
      {t(`cockpit.${which}`)} <bdi>{accepted ? names : [names, state].filter(Boolean).join(' – ')}</bdi>
    </Fact>
  )
}

type FactProps = { missing: boolean; waits?: boolean; to: string; children: ReactNode }

// One thing that is there, or is missing: told by picture and colour, and by the words.
function Fact({ missing, waits = false, to, children }: FactProps) {
  const Icon = waits ? WaitingIcon : missing ? WarningIcon : CheckIcon
  return (
    <MuiLink
      component={Link}
      to={to}
      underline="hover"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        minHeight: 24,
        fontSize: '0.8125rem',
        color: missing ? 'warning.main' : 'text.secondary',
        overflowWrap: 'anywhere',
        '& svg': { flexShrink: 0, fontSize: '1rem' },
      }}
    >
      <Icon />
      <span>{children}</span>
    </MuiLink>
  )
}
