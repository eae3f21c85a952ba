import { PastClasses } from '@/areas/media/alumni/past-classes'
import { ReportView } from '@/areas/studies/student/report-view'

// /apps/alumni/courses: the classes that an alumnus has finished, with what the area of grades draws of them.
export const Component = () => <PastClasses report={ReportView} />
