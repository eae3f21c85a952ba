import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { addDays, todayHere } from '@/lib/day-math'
import { shortDays } from '@/lib/say-days'
import { SeenNote } from '@/offline/seen-note'
import type { SheetId } from '@/offline/sheet-kind'
import { TakeAlongButton } from '@/offline/take-along-button'
import { useMay } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { CheckIcon, DotIcon, WarningIcon } from '@/ui/icons'
import { PageHeader } from '@/ui/page-header'
import { StateChip } from '@/ui/state-chip'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { NotFoundState } from '@/ui/states/not-found-state'
import { QueryView } from '@/ui/states/query-view'
import { type TakingCourse, type TakingTime, takingCoursesQuery } from './api'
import { attendanceKind } from './attendance-kind'
import { sheetPath, takingPath } from './paths'
import { sayHours, sayShortDay, sayStart } from './say-sheet'

// /apps/campus/attendance/courses/{classId}: the courses of a class, those of today first, with their sessions.
export function Component() {
  const { t } = useText()
  const { classId = '' } = useParams()
  const mayCatchUp = useMay('listClassCatchUps')
  const courses = useQuery(takingCoursesQuery(classId))
  const back = (
    <Button variant="outlined" component={Link} to={takingPath}>
      {t('attendance.all')}
    </Button>
  )
  return (
    <QueryView
      page
      query={courses}
      loading={<LoadingRows rows={6} height={96} />}
      notFound={<NotFoundState text={t('attendance.no_class')} action={back} />}
    >
      {(seen) => (
        <>
          <BackLink listPath={takingPath}>{t('attendance.title')}</BackLink>
          <PageHeader
            title={t('attendance.of_class', { code: seen.data.class_code })}
            subtitle={seen.data.campus_name}
            actions={
              <>
                <TakeAlongButton kind={attendanceKind} ids={soonOf(seen.data.items, classId)} />
                {mayCatchUp && (
                  <Button variant="outlined" component={Link} to={`/apps/campus/catchups/${classId}`}>
                    {t('attendance.catch_ups')}
                  </Button>
                )}
              </>
            }
          />
          <SeenNote seen={seen} />
          {seen.data.items.length === 0 ? (
            <EmptyState text={t('attendance.no_courses')} />
          ) : (
            seen.data.items.map((course) => (
              <CoursePart key={course.agenda_course_id} {...{ course, classId }} />
            ))
          )}
        </>
      )}
    </QueryView>
  )
}

// What one takes along of a class: what is still to be taken, and what comes within the week.
function soonOf(courses: readonly TakingCourse[], classId: string): SheetId[] {
  const today = todayHere()
  const soon = addDays(today, 7)
  return courses
    .filter(({ untaken, times }) => untaken > 0 || times.some(({ day }) => today <= day && day <= soon))
    .map(({ agenda_course_id }) => ({ agendaCourseId: agenda_course_id, classId }))
}

function CoursePart({ course, classId }: { course: TakingCourse; classId: string }) {
  const { t, language } = useText()
  const { agenda_course_id, course_name, course_code, first_day, last_day, untaken, today, times } = course
  return (
    <Box component="section" sx={{ borderTop: 1, borderColor: 'divider', py: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Typography variant="h3" component="h2">
          {course_name}
        </Typography>
        {today && <StateChip tone="info" icon={<DotIcon />} label={t('attendance.today')} />}
        {untaken > 0 && (
          <StateChip
            tone="warning"
            icon={<WarningIcon />}
            label={t('attendance.untaken_count', { count: untaken })}
          />
        )}
      </Box>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>
        {[course_code, shortDays(first_day, last_day, language)].filter(Boolean).join(' · ')}
      </Typography>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {times.map((time) => (
          <li key={time.session_id}>
            <TimeLink
              time={time}
              to={sheetPath({
                sessionId: time.session_id,
                classId,
                agendaCourseId: agenda_course_id,
                courseName: course_name,
              })}
            />
          </li>
        ))}
      </Box>
    </Box>
  )
}

const Way = styled(Link)(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  paddingInline: '10px 14px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  color: 'inherit',
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { backgroundColor: vars.palette.action.hover },
  '& svg': { fontSize: '1.125rem', color: vars.palette.text.secondary },
  '&[data-state=held] svg': { color: vars.palette.success.main },
  '&[data-state=untaken]': { borderColor: vars.palette.warning.main },
  '&[data-state=untaken] svg': { color: vars.palette.warning.main },
}))

const pictures = { held: <CheckIcon />, untaken: <WarningIcon />, ahead: <DotIcon /> }

function TimeLink({ time, to }: { time: TakingTime; to: string }) {
  const { t, language } = useText()
  const state = t(`attendance.state.${time.state}`)
  const day = sayShortDay(time.day, language)
  return (
    <Way
      to={to}
      data-state={time.state}
      title={state}
      aria-label={`${day}, ${sayHours(time, language)}, ${state}`}
    >
      {pictures[time.state]}
      {`${day}, ${sayStart(time, language)}`}
    </Way>
  )
}
