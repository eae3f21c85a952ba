import { StudentDashboard } from '@/areas/spaces/student/dashboard-page'
import { CatchUpLists } from '@/areas/studies/catchups/catch-up-lists'
import { Absences } from '@/areas/studies/student/absences'
import { ReportView } from '@/areas/studies/student/report-view'
import { loadTexts } from '@/texts/texts'
import { lazyPart } from '@/ui/lazy-part'
import { LoadingRows } from '@/ui/states/loading-rows'

const Money = lazyPart(
  async () => {
    const part = import('@/areas/finance/people/own-money')
    return { default: (await Promise.all([part, loadTexts(['finance', 'invoice'])]))[0].OwnMoney }
  },
  <LoadingRows rows={2} />,
)

const Books = lazyPart(
  async () => {
    const part = import('@/areas/library/loans/own-books')
    return { default: (await Promise.all([part, loadTexts(['loan', 'copy'])]))[0].OwnBooks }
  },
  <LoadingRows rows={2} />,
)

// /apps/student/dashboard: a student's own space, with what the areas of grades and money know of him.
export const Component = () => (
  <StudentDashboard
    report={ReportView}
    absences={Absences}
    catchUps={CatchUpLists}
    money={Money}
    books={Books}
  />
)
