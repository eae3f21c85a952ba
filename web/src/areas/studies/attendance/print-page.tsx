import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearchParams } from 'react-router'
import { useText } from '@/texts/use-text'
import { Avatar } from '@/ui/avatar'
import { BackLink } from '@/ui/back-link'
import { PageHeader } from '@/ui/page-header'
import { LoadingRows } from '@/ui/states/loading-rows'
import { NotFoundState } from '@/ui/states/not-found-state'
import { QueryView } from '@/ui/states/query-view'
import { printedQuery } from './api'
import { coursesPath, printPath, takingPath } from './paths'
import { nameOf, sayHours, sayMark, sayShortDay } from './say-sheet'
import { markOf, type Sheet, type SheetSession, type SheetStudent, standsOn } from './sheet-marks'

const Paper = styled('table')(({ theme: { vars } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.75rem',
  '& th, & td': { border: `1px solid ${vars.palette.text.disabled}`, padding: '4px 6px', textAlign: 'start' },
  '& thead th': { fontWeight: 600, verticalAlign: 'bottom' },
  '& tbody th': { fontWeight: 400 },
  '& tr': { breakInside: 'avoid' },
  '& .who': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 40 },
  '& .sign': { minWidth: 72 },
}))

// Columns that fit on a page on its long side.
const wide = 4

// /apps/campus/attendance/print/{agendaCourseId}/{classId}: the sheet on paper, to be signed or as it was taken.
export function Component() {
  const { t } = useText()
  const { agendaCourseId = '', classId = '' } = useParams()
  const [search] = useSearchParams()
  const filled = search.has('filled')
  const sheet = useQuery(printedQuery(agendaCourseId, classId))
  const back = (
    <Button variant="outlined" component={Link} to={takingPath}>
      {t('attendance.all')}
    </Button>
  )
  return (
    <QueryView
      page
      query={sheet}
      loading={<LoadingRows rows={10} height={48} />}
      notFound={<NotFoundState text={t('attendance.not_found')} action={back} />}
    >
      {(found) => found && <PrintedSheet sheet={found} filled={filled} />}
    </QueryView>
  )
}

function PrintedSheet({ sheet, filled }: { sheet: Sheet; filled: boolean }) {
  const { t } = useText()
  const { agenda_course_id, class_id, class_code, campus_name, course_code, course_name } = sheet
  const sessions = sheet.sessions.filter(({ gone }) => !gone)
  const landscape = sessions.length > wide
  return (
    <>
      <GlobalStyles styles={{ '@page': { size: landscape ? 'A4 landscape' : 'A4', margin: '12mm' } }} />
      <Box
        sx={{ displayPrint: 'none', display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3, alignItems: 'center' }}
      >
        <BackLink listPath={coursesPath(class_id)}>{t('attendance.of_class', { code: class_code })}</BackLink>
        <Box sx={{ flex: 1 }} />
        <Button component={Link} to={printPath(agenda_course_id, class_id, !filled)} replace color="inherit">
          {t(filled ? 'attendance.print_empty' : 'attendance.print_filled')}
        </Button>
        <Button variant="contained" onClick={() => window.print()}>
          {t('attendance.print')}
        </Button>
      </Box>
      <PageHeader
        title={course_name}
        subtitle={[course_code, t('attendance.class', { code: class_code }), campus_name]
          .filter(Boolean)
          .join(' · ')}
      />
      <Box
        role="region"
        aria-label={course_name}
        tabIndex={0}
        sx={{ overflowX: 'auto', '@media print': { overflow: 'visible' } }}
      >
        <Sessions {...{ sheet, sessions, filled }} />
      </Box>
      <Box sx={{ mt: 5, display: 'flex', gap: 5, fontSize: '0.75rem', color: 'text.secondary' }}>
        <span>{t('attendance.signature_teacher')}</span>
      </Box>
    </>
  )
}

type SessionsProps = { sheet: Sheet; sessions: readonly SheetSession[]; filled: boolean }

function Sessions({ sheet, sessions, filled }: SessionsProps) {
  const { t, language } = useText()
  const students = sheet.students.filter((student) => sessions.some(({ id }) => standsOn(student, id)))
  return (
    <Paper>
      <thead>
        <tr>
          <th scope="col">{t('attendance.student')}</th>
          {sessions.map((session) => (
            <th key={session.id} scope="col" className="sign">
              {sayShortDay(session.day, language)}
              <br />
              {sayHours(session, language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {students.map((student) => (
          <tr key={student.enrollment_id}>
            <th scope="row">
              <div className="who">
                <Avatar name={nameOf(student)} src={student.photo_url} size={32} />
                {nameOf(student)}
              </div>
            </th>
            {sessions.map((session) => (
              <td key={session.id}>
                <Cell {...{ student, session, filled }} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Paper>
  )
}

function Cell({
  student,
  session,
  filled,
}: {
  student: SheetStudent
  session: SheetSession
  filled: boolean
}) {
  const texts = useText()
  if (!standsOn(student, session.id)) return '–'
  const { value, minutes } = markOf(student, session.id)
  // Why somebody was away is nobody's business who sees the paper.
  return filled && value ? sayMark({ value, minutes, reason: '' }, texts) : null
}
