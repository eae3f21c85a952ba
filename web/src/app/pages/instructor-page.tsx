import { InstructorPage, type TeachingPart } from '@/areas/people/instructors/instructor-page'
import { lazyPart } from '@/ui/lazy-part'
import { LoadingRows } from '@/ui/states/loading-rows'

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

// /apps/academic/instructor/{userId}: when and where he teaches, with the courses that he can teach and what he has taught.
export const Component = () => <InstructorPage more={more} />
