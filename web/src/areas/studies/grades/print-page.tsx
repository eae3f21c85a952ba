import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { formatDate } from '@/lib/dates'
import { todayHere } from '@/lib/day-math'
import { useText } from '@/texts/use-text'
import { Avatar } from '@/ui/avatar'
import { BackLink } from '@/ui/back-link'
import { LoadingRows } from '@/ui/states/loading-rows'
import { NotFoundState } from '@/ui/states/not-found-state'
import { QueryView } from '@/ui/states/query-view'
import { type GradeSheet, printedSheetQuery } from './api'
import { sheetPath } from './paths'
import { sayGrade } from './points'
import { cellIn } from './sheet-cells'
import { columnName, columnsOf } from './sheet-columns'

/** The grade sheet on paper, with the class's photos: as it is, or empty to be filled in by hand. */
export function Component() {
  const { t } = useText()
  const { classId = '', agendaCourseId = '' } = useParams()
  const sheet = useQuery(printedSheetQuery({ classId, agendaCourseId }))
  return (
    <QueryView
      page
      query={sheet}
      loading={<LoadingRows rows={12} />}
      notFound={<NotFoundState text={t('grade.not_found')} />}
    >
      {(known) => <Paper sheet={known} />}
    </QueryView>
  )
}

function Paper({ sheet }: { sheet: GradeSheet }) {
  const texts = useText()
  const { t, language } = texts
  const [search, setSearch] = useSearchParams()
  const filled = search.get('filled') === '1'
  // Paper to be filled in has room for a retake.
  const columns = columnsOf(sheet, filled ? 0 : 1)
  const place = {
    classId: sheet.class_id,
    agendaCourseId: sheet.agenda_course_id,
    courseName: sheet.course_name,
  }
  return (
    <Page>
      <Box
        className="no-print"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}
      >
        <BackLink listPath={sheetPath(place)}>{sheet.course_name}</BackLink>
        <FormControlLabel
          sx={{ marginInlineStart: 'auto' }}
          control={
            <Switch
              checked={filled}
              onChange={(_, on) => setSearch(on ? { filled: '1' } : {}, { replace: true })}
            />
          }
          label={t('grade.print.filled')}
        />
        <Button variant="contained" onClick={() => window.print()}>
          {t('grade.print.act')}
        </Button>
      </Box>
      <title>{`${sheet.course_name} · ${sheet.class_code}`}</title>
      <h1>{t('grade.print.title', { course: sheet.course_name })}</h1>
      <p>
        {[
          sheet.course_code,
          sheet.class_code,
          sheet.campus_name,
          t('grade.statistics.pass_mark', { mark: sheet.pass_mark }),
          filled && formatDate(todayHere(), language),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Box
        role="region"
        aria-label={sheet.course_name}
        tabIndex={0}
        sx={{ overflowX: 'auto', '@media print': { overflow: 'visible' } }}
      >
        <table>
          <thead>
            <tr>
              <th scope="col" className="nth">
                {t('grade.print.nth')}
              </th>
              <th scope="col">{t('grade.sheet.student')}</th>
              {columns.map((column) => (
                <th key={column.key} scope="col" className={column.field}>
                  {columnName(column, texts)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.students.map((student, at) => (
              <tr key={student.enrollment_id}>
                <td className="nth">{at + 1}</td>
                <td>
                  <span className="person">
                    <Avatar
                      name={`${student.first_name} ${student.last_name}`}
                      src={student.photo_url}
                      size={32}
                    />
                    <span>
                      <b>{student.last_name}</b> {student.first_name}
                    </span>
                  </span>
                </td>
                {columns.map((column) => {
                  const cell = cellIn(student, column.attempt)
                  return (
                    <td key={column.key} className={column.field}>
                      {filled && (column.field === 'comment' ? cell.comment : sayGrade(cell, texts))}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
      <div className="signed">{t('grade.print.signed')}</div>
    </Page>
  )
}

const Page = styled('article')(({ theme: { vars } }) => {
  const line = `1px solid ${vars.palette.text.disabled}`
  return {
    '@page': { size: 'A4', margin: '14mm' },
    '& h1': { margin: 0, fontSize: '1.375rem' },
    '& p': { margin: '4px 0 16px', color: vars.palette.text.secondary },
    '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '0.8125rem' },
    '& th, & td': { border: line, padding: '4px 8px', textAlign: 'start' },
    '& th': { fontWeight: 550 },
    '& tr': { breakInside: 'avoid' },
    '& thead': { display: 'table-header-group' },
    '& tbody td': { height: 42 },
    '& .nth': { width: 32, textAlign: 'end', color: vars.palette.text.secondary },
    '& .grade': { width: 84, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& .comment': { width: '32%' },
    '& .person': { display: 'flex', alignItems: 'center', gap: 8 },
    '& .signed': { marginBlockStart: 32, paddingBlockEnd: 32, borderBlockEnd: line, width: '60%' },
    '@media print': { '& .no-print': { display: 'none' } },
  }
})
