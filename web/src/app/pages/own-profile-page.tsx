import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { accessQuery } from '@/areas/academic/access/api'
import { ProfilePage } from '@/areas/account/profile/profile-page'
import { hasPermission } from '@/session/has-permission'
import { useSession } from '@/session/session-store'
import { useMay } from '@/session/use-may'
import { loadTexts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { lazyPart } from '@/ui/lazy-part'
import type { RecordTab } from '@/ui/record/record-tabs'
import { LoadingRows } from '@/ui/states/loading-rows'

// What others know of oneself is drawn by their areas: it comes, with its texts, when one opens it.
const own = () =>
  Promise.all([
    import('@/areas/people/instructors/own-tabs'),
    loadTexts(['availability', 'instructor', 'list']),
  ])
const rows = <LoadingRows />
const OwnAvailability = lazyPart(async () => ({ default: (await own())[0].OwnAvailability }), rows)
const OwnTeaching = lazyPart(async () => ({ default: (await own())[0].OwnTeaching }), rows)
const OwnCourses = lazyPart(async () => {
  const part = import('@/areas/academic/knowledge/courses-of-teacher')
  return { default: (await Promise.all([part, loadTexts(['knowledge', 'list'])]))[0].CoursesOfTeacher }
}, rows)
const OwnStudies = lazyPart(async () => {
  const part = import('@/areas/academic/access/own-studies')
  return { default: (await Promise.all([part, loadTexts(['course', 'enrollment', 'list'])]))[0].OwnStudies }
}, rows)

const OwnAccess = lazyPart(async () => {
  const part = import('@/areas/academic/access/person-courses')
  return {
    default: (await Promise.all([part, loadTexts(['course', 'enrollment', 'list'])]))[0].PersonCourses,
  }
}, rows)
const OwnFeeds = lazyPart(async () => {
  const part = import('@/areas/planning/feeds/own-feeds')
  return { default: (await Promise.all([part, loadTexts(['feed'])]))[0].OwnFeeds }
}, rows)

const OwnCard = lazyPart(async () => {
  const part = import('@/areas/people/card/person-card')
  return { default: (await Promise.all([part, loadTexts(['badge'])]))[0].PersonCardView }
}, rows)

// /pages/profile: the account's own page, with what other areas have to say about oneself.
export function Component() {
  const { t } = useText()
  const user = useSession((state) => state.user)
  const mayFollow = useMay('listFeeds')
  const studies = hasPermission(['student', 'alumni'], user?.role ?? [])
  // To others a course may be open as well; they are few, and only they are told.
  const granted = useQuery({
    ...accessQuery({ person: user?.id ?? '' }, 1),
    enabled: !studies && hasPermission(['accounting', 'multimedia', 'teacher'], user?.role ?? []),
  })
  if (!user) return <ProfilePage />
  const { id, name } = user
  const tab = (
    tabName: 'availability' | 'teaching' | 'courses' | 'studies' | 'feeds' | 'card',
    content: ReactNode,
  ) => ({
    name: tabName,
    label: t(`profile.tab.${tabName}`),
    content,
    keep: tabName === 'teaching',
  })
  const tabs: RecordTab[] = []
  if (studies) tabs.push(tab('studies', <OwnStudies person={{ id, name }} />))
  else if (granted.data?.total) tabs.push(tab('studies', <OwnAccess personId={id} own />))
  if (hasPermission(['teacher'], user.role)) {
    tabs.push(
      tab('availability', <OwnAvailability personId={id} />),
      tab('teaching', <OwnTeaching personId={id} />),
      tab('courses', <OwnCourses personId={id} />),
    )
  }
  tabs.push(tab('card', <OwnCard personId={id} />))
  if (mayFollow) tabs.push(tab('feeds', <OwnFeeds />))
  return <ProfilePage tabs={tabs} />
}
