import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { useMay } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { AttendanceIcon, GradesIcon, ReportIcon, SuccessIcon, WarningIcon } from '@/ui/icons'
import { coursesPath as attendancePath } from '../attendance/paths'
import { coursesPath as gradesPath } from '../grades/paths'
import { classWarningsQuery } from './api'
import { ClassWarningList } from './class-warning-list'
import { reportPath } from './report-list'

// What the sheets know of a class, on its page: the ways there, and what should be looked at, behind one button. It
// takes one line, on a phone two, which are kept free (app/pages/class-parts.tsx), so that nothing moves when it comes.
export function ClassStudies({ classId }: { classId: string }) {
  const { t } = useText()
  const mayReport = useMay('getClassReport')
  const ways: (false | [to: string, label: string, icon: ReactNode])[] = [
    useMay('listTakingCourses') && [
      attendancePath(classId),
      t('report.way.attendance'),
      <AttendanceIcon key="icon" />,
    ],
    useMay('listGradeCourses') && [gradesPath(classId), t('report.way.grades'), <GradesIcon key="icon" />],
    mayReport && [reportPath(classId), t('report.class_title'), <ReportIcon key="icon" />],
  ]
  const shown = ways.filter((way) => way !== false)
  if (shown.length === 0) return null
  return (
    <Box component="section" aria-label={t('report.way.label')} sx={{ mb: 2 }}>
      <Warned classId={classId} asked={mayReport}>
        {shown.map(([to, label, icon]) => (
          <Button key={to} size="small" variant="outlined" component={Link} to={to} startIcon={icon} sx={way}>
            {label}
          </Button>
        ))}
      </Warned>
    </Box>
  )
}

// Without their pictures all three fit on one line of a phone, in every language.
const way = { height: 36, '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } } }

type WarnedProps = { classId: string; asked: boolean; children: ReactNode }

function Warned({ classId, asked, children }: WarnedProps) {
  const { t } = useText()
  const id = useId()
  const [open, setOpen] = useState(false)
  const { data } = useQuery({ ...classWarningsQuery(classId), enabled: asked })
  const count = data && data.low.length + data.missing.length + data.untaken.length
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 36 }}>
        {children}
        {/* On a phone a line of its own, there before it is known: what is below stays where it is. */}
        {asked && (
          <Box
            sx={{
              flexBasis: { xs: '100%', sm: 'auto' },
              minHeight: 36,
              display: 'flex',
              alignItems: 'center',
            }}
          >
            {count === 0 && (
              <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
                <SuccessIcon color="success" fontSize="small" aria-hidden />
                {t('report.nothing')}
              </Box>
            )}
            {count !== undefined && count > 0 && (
              <Button
                size="small"
                color="inherit"
                startIcon={<WarningIcon color="warning" />}
                aria-expanded={open}
                aria-controls={id}
                onClick={() => setOpen(!open)}
              >
                {t('report.to_look_at', { count })}
              </Button>
            )}
          </Box>
        )}
      </Box>
      <div id={id} hidden={!open}>
        {open && data && <ClassWarningList classId={classId} warnings={data} />}
      </div>
    </>
  )
}
