import { InstructorPage, type TeachingPart } from '@/areas/people/instructors/instructor-page'
import { useMayForOthers } from '@/session/use-may'
import { lazyPart } from '@/ui/lazy-part'
import { LoadingRows } from '@/ui/states/loading-rows'
import { Loans, loansTab } from './loans-tab'

const Courses = lazyPart(
  () =>
    import('@/areas/academic/knowledge/courses-of-teacher').then((m) => ({ default: m.CoursesOfTeacher })),
  <LoadingRows />,
)

const Taught = lazyPart(
  () => import('@/areas/spaces/instructor/taught-years').then((m) => ({ default: m.TaughtYears })),
  <LoadingRows />,
)

const more: readonly TeachingPart[] = [
  { name: 'courses', label: 'knowledge.courses', content: Courses },
  { name: 'taught', label: 'space.taught', content: Taught },
]

const withLoans = [...more, { name: loansTab.name, label: loansTab.label, content: Loans }]

// /apps/academic/instructor/{userId}: when and where he teaches, with the courses that he can teach and what he has taught,
// and for who lends books what he has of the library.
export function Component() {
  return <InstructorPage more={useMayForOthers('lendCopy') ? withLoans : more} />
}
