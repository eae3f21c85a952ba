import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router'
import { visuallyHidden } from '@/lib/visually-hidden'
import { useText } from '@/texts/use-text'
import { Avatar } from '@/ui/avatar'
import { CloseIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import type { ClassReport, ClassReportStudent } from './api'
import { ReportCell } from './report-cell'
import { sayPoints, sayRate } from './say-report'
import type { ShownCourse } from './use-shown-students'

type ReportGridProps = {
  report: ClassReport
  students: readonly ClassReportStudent[]
  courses: readonly ShownCourse[]
}

// Students down, courses across. The names stay where they are while the courses pass under them, on a phone, too.
export function ReportGrid({ report, students, courses }: ReportGridProps) {
  const { t } = useText()
  const { sees_marks } = report
  return (
    <Scroller role="region" aria-label={t('report.class_title')} tabIndex={0}>
      <Grid>
        <caption style={visuallyHidden}>{t('report.class_title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('report.student')}</th>
            {sees_marks && <th scope="col">{t('report.average')}</th>}
            <th scope="col">{t('report.presence')}</th>
            {courses.map(({ course_code, course_name }) => (
              <th key={course_code} scope="col" title={course_name}>
                {course_code}
                <span style={visuallyHidden}> {course_name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {students.map((student) => (
            <StudentRow key={student.student_id} report={report} student={student} courses={courses} />
          ))}
        </tbody>
        <tfoot>
          <ClassRow report={report} courses={courses} />
        </tfoot>
      </Grid>
    </Scroller>
  )
}

type StudentRowProps = { report: ClassReport; student: ClassReportStudent; courses: readonly ShownCourse[] }

function StudentRow({ report, student, courses }: StudentRowProps) {
  const { t, language } = useText()
  const { average, mention, presence, outcome } = student
  const name = `${student.last_name} ${student.first_name}`
  const left = outcome === 'transferred' || outcome === 'withdrawn'
  return (
    <tr>
      <th scope="row">
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
          <Box className="face" sx={{ lineHeight: 0 }}>
            <Avatar name={name} src={student.photo_url} size={32} />
          </Box>
          <MuiLink
            component={Link}
            to={`/apps/campus/student/${student.student_id}?tab=studies`}
            color="inherit"
            underline="hover"
            sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
          >
            <strong>{student.last_name}</strong> {student.first_name}
          </MuiLink>
        </Box>
        {left && <StateChip tone="neutral" icon={<CloseIcon />} label={t('report.left')} />}
      </th>
      {report.sees_marks && (
        <td>
          {average.known && <strong>{sayPoints(average.points, language, 2)}</strong>}
          {mention && (
            <Small data-warns={mention === 'not_passed' || undefined}>
              {t(`report.mentions.${mention}`)}
            </Small>
          )}
          {average.absent && <Small>{t('report.incomplete')}</Small>}
        </td>
      )}
      <td>
        {sayRate(presence, language)}
        {presence.gaps > 0 && <Small>{t('report.gaps_of', { number: presence.gaps })}</Small>}
      </td>
      {courses.map(({ at, course_code }) => (
        <td key={course_code}>
          <ReportCell cell={student.cells[at]} marks={report.sees_marks} />
        </td>
      ))}
    </tr>
  )
}

// How the class did as a whole.
function ClassRow({ report, courses }: { report: ClassReport; courses: readonly ShownCourse[] }) {
  const { t, language } = useText()
  const { summary, sees_marks } = report
  return (
    <tr>
      <th scope="row">{t('report.class_mean')}</th>
      {sees_marks && <td>{summary.graded > 0 && sayPoints(summary.mean, language, 2)}</td>}
      <td>{sayRate(summary.presence, language)}</td>
      {courses.map(({ course_code, graded, mean, presence, given, students }) => (
        <td key={course_code}>
          {sees_marks
            ? graded > 0 && sayPoints(mean, language, 2)
            : t('report.of', { some: given, all: students })}
          <Small>{sayRate(presence, language)}</Small>
        </td>
      ))}
    </tr>
  )
}

const Small = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: '0.75rem',
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
  '&[data-warns]': { color: theme.vars.palette.error.main, fontWeight: 600 },
}))

const Scroller = styled('div')(({ theme }) => ({
  overflow: 'auto',
  maxHeight: 'calc(100dvh - var(--frame-top, 0px) - var(--frame-bottom, 0px) - 16px)',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
}))

const Grid = styled('table')(({ theme }) => {
  const { palette } = theme.vars
  const sticks = { position: 'sticky', backgroundColor: palette.background.default } as const
  return {
    borderCollapse: 'separate',
    borderSpacing: 0,
    minWidth: '100%',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      padding: '6px 10px',
      textAlign: 'start',
      verticalAlign: 'middle',
      borderBlockEnd: `1px solid ${palette.divider}`,
      whiteSpace: 'nowrap',
      fontWeight: 400,
    },
    '& thead th': { ...sticks, top: 0, zIndex: 2, fontSize: '0.8125rem', fontWeight: 600 },
    '& th:first-of-type': {
      ...sticks,
      insetInlineStart: 0,
      zIndex: 1,
      minWidth: 220,
      maxWidth: 280,
      whiteSpace: 'normal',
      borderInlineEnd: `1px solid ${palette.divider}`,
    },
    '& thead th:first-of-type': { zIndex: 3 },
    '& tfoot :is(th, td)': { fontWeight: 600, borderBlockEnd: 0 },
    '@media (max-width: 719px)': {
      '& th:first-of-type': { minWidth: 128, maxWidth: 136, paddingInlineStart: 10 },
      '& .face': { display: 'none' },
    },
  }
})
