import { InstructorDashboard } from '@/areas/spaces/instructor/dashboard-page'
import { loadTexts } from '@/texts/texts'
import { lazyPart } from '@/ui/lazy-part'
import { LoadingRows } from '@/ui/states/loading-rows'

const Books = lazyPart(
  async () => {
    const part = import('@/areas/library/loans/own-books')
    return { default: (await Promise.all([part, loadTexts(['loan', 'copy'])]))[0].OwnBooks }
  },
  <LoadingRows rows={2} />,
)

// /apps/instructor/dashboard: a teacher's own space, with what the library has for him.
export const Component = () => <InstructorDashboard books={Books} />
