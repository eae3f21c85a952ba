import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useText } from '@/texts/use-text'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { StudentPapers } from '../papers/student-papers'
import { Absences } from './absences'
import { absencesQuery, reportsQuery } from './api'
import { ReportView } from './report-view'

// What a student did in his classes, and when he will be away: for who keeps students.
export function StudentTab({ studentId }: { studentId: string }) {
  const { t } = useText()
  const reports = useQuery(reportsQuery(studentId))
  const absences = useQuery(absencesQuery(studentId))
  const runs = reports.data?.some(({ outcome }) => outcome === '') ?? false
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <QueryView query={reports} loading={<LoadingRows rows={5} height={56} />}>
        {(items) =>
          items.length === 0 ? (
            <Box sx={{ color: 'text.secondary' }}>{t('report.no_reports')}</Box>
          ) : (
            <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
              {items.map((one) => (
                <ReportView key={one.class_id} report={one} />
              ))}
            </Box>
          )
        }
      </QueryView>
      <section>
        <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
          {t('issued.title')}
        </Typography>
        <StudentPapers studentId={studentId} />
      </section>
      <section>
        <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
          {t('report.absences.title')}
        </Typography>
        <QueryView query={absences} loading={<LoadingRows rows={2} height={56} />}>
          {(items) => <Absences studentId={studentId} absences={items} mayAnnounce={runs} />}
        </QueryView>
      </section>
    </Box>
  )
}
