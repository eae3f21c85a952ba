import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import type { Schemas } from '@/api/client'
import { formatDate } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { sheetPath as attendanceSheetPath } from '../attendance/paths'
import { sheetPath as gradeSheetPath } from '../grades/paths'
import { reportPath } from './report-list'
import { sayRate } from './say-report'

type Line = { key: string; to: string; name: string; about: string }

type ClassWarningListProps = { classId: string; warnings: Schemas['ClassWarnings'] }

// What of a class should be looked at, one by one, each leading to where it is put right.
export function ClassWarningList({ classId, warnings }: ClassWarningListProps) {
  const { t, language } = useText()
  const { low, missing, untaken } = warnings
  const groups: { title: string; lines: Line[] }[] = [
    {
      title: t('report.look.untaken'),
      lines: untaken.map(({ session_id, agenda_course_id, course_name, day }) => ({
        key: session_id,
        to: attendanceSheetPath({
          sessionId: session_id,
          classId,
          agendaCourseId: agenda_course_id,
          courseName: course_name,
        }),
        name: course_name,
        about: formatDate(day, language),
      })),
    },
    {
      title: t('report.look.missing'),
      lines: missing.map(({ agenda_course_id, course_name, missing: count }) => ({
        key: agenda_course_id,
        to: gradeSheetPath({ classId, agendaCourseId: agenda_course_id, courseName: course_name }),
        name: course_name,
        about: t('report.look.without_grade', { count }),
      })),
    },
    {
      title: t('report.look.low', { percent: warnings.required_attendance }),
      lines: low.map(({ student_id, first_name, last_name, course_name, present, counted, lost }) => ({
        key: `${student_id} ${course_name}`,
        to: `${reportPath(classId)}?students=low`,
        name: `${first_name} ${last_name}`,
        about: [course_name, sayRate({ present, counted }, language), lost && t('report.warns.lost')]
          .filter(Boolean)
          .join(' · '),
      })),
    },
  ]
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 2, mt: 1.5, mb: 2 }}>
      {groups
        .filter(({ lines }) => lines.length > 0)
        .map((group) => (
          <WarningGroup key={group.title} {...group} />
        ))}
    </Box>
  )
}

function WarningGroup({ title, lines }: { title: string; lines: Line[] }) {
  return (
    <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
      <Typography variant="subtitle1" component="h2">
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 280, overflowY: 'auto' }}>
        {lines.map(({ key, to, name, about }) => (
          <Box component="li" key={key} sx={{ py: 0.75 }}>
            <MuiLink component={Link} to={to}>
              <bdi>{name}</bdi>
            </MuiLink>
            <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
              {about}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
