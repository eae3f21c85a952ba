import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { formatDates } from '@/lib/dates'
import { formatFigure } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import { EmptyState } from '@/ui/states/empty-state'
import type { Report, ReportCourse } from './api'
import { screenOnly } from './card-frame'
import { notesPath } from './paths'
import { ResultChip } from './result-chip'
import { sayAttempts, sayGrade, sayRate } from './say-grade'

// A phone has room for the course, its grade and its presence; paper has room for all.
const wideOnly = { '@media screen and (max-width: 599px)': { display: 'none' } }
const figures = { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const
const cell = {
  paddingInline: { xs: 0.75, sm: 1.5 },
  verticalAlign: 'top',
  '&:first-of-type': { paddingInlineStart: 0 },
}

// The courses of a class year, a line each; its name leads to the course in detail.
export function CourseTable({ report }: { report: Report }) {
  const { t } = useText()
  if (report.courses.length === 0) return <EmptyState text={t('card.no_courses')} />
  return (
    <Table aria-label={t('card.courses')} sx={{ '& td, & th': cell, '& tr': { breakInside: 'avoid' } }}>
      <TableHead>
        <TableRow>
          <TableCell>{t('card.courses')}</TableCell>
          <TableCell sx={{ ...figures, ...wideOnly }}>{t('card.hours')}</TableCell>
          <TableCell sx={figures}>{t('card.presence')}</TableCell>
          <TableCell sx={figures}>{t('card.grade')}</TableCell>
          <TableCell sx={wideOnly}>{t('card.result')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {report.courses.map((course) => (
          <CourseRow
            key={`${course.agenda_course_id} ${course.class_id}`}
            course={course}
            studentId={report.student_id}
          />
        ))}
      </TableBody>
    </Table>
  )
}

function CourseRow({ course, studentId }: { course: ReportCourse; studentId: string }) {
  const texts = useText()
  const { t, language } = texts
  const { presence, counts } = course
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ fontWeight: 400, overflowWrap: 'anywhere', width: '100%' }}>
        <MuiLink
          component={Link}
          to={notesPath(studentId, course.course_id)}
          color="inherit"
          underline="hover"
          sx={{ fontWeight: 550 }}
        >
          {course.course_name}
        </MuiLink>
        <About course={course} />
      </TableCell>
      <TableCell sx={{ ...figures, ...wideOnly }}>{formatFigure(course.hours, language)}</TableCell>
      <TableCell sx={figures}>
        {sayRate(presence, texts)}
        {presence.counted > 0 && (
          <Small sx={wideOnly}>
            {t('card.sessions_of', { present: presence.present, counted: presence.counted })}
          </Small>
        )}
      </TableCell>
      <TableCell sx={{ ...figures, fontWeight: 600, whiteSpace: { xs: 'normal', sm: 'nowrap' } }}>
        {course.given ? sayGrade(counts, texts) : <Small>{t('card.not_given')}</Small>}
      </TableCell>
      <TableCell sx={{ ...wideOnly, whiteSpace: 'nowrap' }}>
        <ResultChip course={course} />
      </TableCell>
    </TableRow>
  )
}

// When it was given, every try, and what is said of it.
function About({ course }: { course: ReportCourse }) {
  const texts = useText()
  const { t, language } = texts
  const { course_code, first_day, last_day, carried, class_code, attempts } = course
  const days = first_day && formatDates(first_day, last_day, language)
  const lines = [
    [course_code, days, carried && t('card.carried', { code: class_code })].filter(Boolean).join(' · '),
    sayAttempts(attempts, texts),
    ...attempts.map(({ comment }) => comment),
  ].filter(Boolean)
  return (
    <>
      {lines.map((line) => (
        <Small key={line}>{line}</Small>
      ))}
      {course.given && !course.published && <Small sx={screenOnly}>{t('card.unpublished')}</Small>}
      <Box sx={{ display: 'none', '@media screen and (max-width: 599px)': { display: 'block', mt: 0.5 } }}>
        <ResultChip course={course} />
      </Box>
    </>
  )
}

function Small({ children, sx }: { children: string; sx?: object }) {
  return (
    <Typography variant="caption" component="div" sx={{ color: 'text.secondary', fontWeight: 400, ...sx }}>
      {children}
    </Typography>
  )
}
