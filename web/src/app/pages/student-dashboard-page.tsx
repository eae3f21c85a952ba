import { StudentDashboard } from '@/areas/spaces/student/dashboard-page'
import { StudentCatchUps } from '@/areas/studies/catchups/student-catch-ups'
import { Absences } from '@/areas/studies/student/absences'
import { ReportView } from '@/areas/studies/student/report-view'

// /apps/student/dashboard: a student's own space, with what the area of grades knows of him.
export const Component = () => (
  <StudentDashboard report={ReportView} absences={Absences} catchUps={StudentCatchUps} />
)
