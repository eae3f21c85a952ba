import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearchParams } from 'react-router'
import { download } from '@/api/download'
import { useForgetGone, useSeen } from '@/session/last-seen'
import { useMay } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { ActionMenu } from '@/ui/action-menu'
import { BackLink } from '@/ui/back-link'
import { ColorMark } from '@/ui/color-mark'
import { DownloadIcon, PdfIcon, SheetIcon } from '@/ui/icons'
import { notifyFailure } from '@/ui/notify-failure'
import { PageHeader } from '@/ui/page-header'
import { EmptyState } from '@/ui/states/empty-state'
import { NotFoundState } from '@/ui/states/not-found-state'
import { QueryView } from '@/ui/states/query-view'
import { RecordSkeleton } from '@/ui/states/record-skeleton'
import { type ClassReport, classReportQuery } from './api'
import { ClassFigures } from './class-figures'
import { ClassWarnings } from './class-warnings'
import { ReportGrid } from './report-grid'
import { reportsPath } from './report-list'
import { StudentFilters } from './student-filters'
import { useShownStudents } from './use-shown-students'

// /apps/campus/reports/{classeId}: a class at a glance.
export function Component() {
  const { t } = useText()
  const { classeId = '' } = useParams()
  const report = useQuery(classReportQuery(classeId))
  useForgetGone(classeId, report)
  const notFound = (
    <NotFoundState
      action={
        <Button variant="outlined" component={Link} to={reportsPath}>
          {t('report.all_reports')}
        </Button>
      }
    />
  )
  return (
    <QueryView page query={report} loading={<RecordSkeleton />} notFound={notFound}>
      {(found) => <ClassReportView report={found} />}
    </QueryView>
  )
}

function ClassReportView({ report }: { report: ClassReport }) {
  const { t } = useText()
  const { filters, setFilters, students, courses } = useShownStudents(report)
  useSeen({ kind: 'class', id: report.class_id, title: report.class_code, about: report.campus_name })
  return (
    <>
      <BackLink listPath={reportsPath}>{t('report.title')}</BackLink>
      <PageHeader
        title={t('report.class_of', { code: report.class_code })}
        titleMark={<ColorMark color={report.campus_color} />}
        subtitle={[
          report.campus_name,
          `${report.start_year}–${report.end_year}`,
          t('report.needed', { mark: report.pass_mark, presence: report.required_attendance }),
        ].join(' · ')}
        actions={<Downloads report={report} />}
      />
      {!report.sees_marks && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('report.only_complete')}
        </Alert>
      )}
      <ClassWarnings summary={report.summary} />
      <ClassFigures report={report} />
      {report.students.length === 0 || report.courses.length === 0 ? (
        <EmptyState text={t(report.students.length === 0 ? 'report.no_students' : 'report.no_courses')} />
      ) : (
        <>
          <StudentFilters report={report} filters={filters} onFilters={setFilters} />
          {students.length === 0 ? (
            <EmptyState text={t('report.nobody_found')} />
          ) : (
            <ReportGrid report={report} students={students} courses={courses} />
          )}
        </>
      )}
    </>
  )
}

// The class to take along, as it may be known to who takes it.
function Downloads({ report }: { report: ClassReport }) {
  const { t } = useText()
  const issues = useMay('issuePapers')
  const [shown] = useSearchParams()
  // What is taken along is what is shown.
  const save = (path: string, ending: string, format: Record<string, string>) => () => {
    const query = new URLSearchParams(format)
    for (const name of ['students', 'course']) {
      const value = shown.get(name)
      if (value) query.set(name, value)
    }
    download(
      `/api/reports/classes/${report.class_id}/${path}?${query}`,
      `${report.class_code}.${ending}`,
    ).catch(notifyFailure)
  }
  return (
    <>
      <ActionMenu
        label={t('report.download')}
        icon={<DownloadIcon />}
        actions={[
          { label: t('report.as_pdf'), icon: <PdfIcon />, onClick: save('print', 'pdf', {}) },
          {
            label: t('report.as_xlsx'),
            icon: <SheetIcon />,
            onClick: save('export', 'xlsx', { format: 'xlsx' }),
          },
          {
            label: t('report.as_csv'),
            icon: <SheetIcon />,
            onClick: save('export', 'csv', { format: 'csv' }),
          },
        ]}
      />
      {issues && (
        <Button variant="outlined" component={Link} to={`/apps/campus/papers/${report.class_id}`}>
          {t('issued.title')}
        </Button>
      )}
      <Button variant="outlined" component={Link} to={`/apps/campus/classes/${report.class_id}`}>
        {t('report.open_class')}
      </Button>
    </>
  )
}
