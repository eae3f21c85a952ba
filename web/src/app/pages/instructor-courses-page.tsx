import { CourseList } from '@/areas/spaces/instructor/course-list'
import { TaughtYears } from '@/areas/spaces/instructor/taught-years'
import { hasPermission } from '@/session/has-permission'
import { useSession } from '@/session/session-store'
import { loadTexts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/page-header'
import { RecordTabs } from '@/ui/record/record-tabs'
import { LoadingRows } from '@/ui/states/loading-rows'

const Knowledge = lazyPart(
  async () => {
    const part = import('@/areas/academic/knowledge/courses-of-teacher')
    return { default: (await Promise.all([part, loadTexts(['knowledge'])]))[0].CoursesOfTeacher }
  },
  <LoadingRows />,
)

// /apps/instructor/courses: the courses that one gives, what one has given, and what one could give.
export function Component() {
  const { t } = useText()
  const user = useSession((state) => state.user)
  const teaches = hasPermission(['teacher'], user?.role ?? [])
  return (
    <>
      <PageHeader title={t('space.courses')} />
      <RecordTabs
        label={t('space.courses')}
        tabs={[
          { name: 'courses', label: t('space.courses'), content: <CourseList teaches={teaches} /> },
          { name: 'taught', label: t('space.taught'), content: <TaughtYears /> },
          ...(teaches && user
            ? [{ name: 'knowledge', label: t('space.knowledge'), content: <Knowledge personId={user.id} /> }]
            : []),
        ]}
      />
    </>
  )
}
