import { lazy, Suspense } from 'react'
import { ProfilePage } from '@/areas/account/profile/profile-page'
import { hasPermission } from '@/session/has-permission'
import { useSession } from '@/session/session-store'
import { loadTexts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { LoadingRows } from '@/ui/states/loading-rows'

// What a teacher keeps of himself is drawn by the area of people: it comes, with its texts, when he opens it.
const OwnAvailability = lazy(async () => {
  const [panel] = await Promise.all([
    import('@/areas/people/availability/availability-panel'),
    loadTexts(['availability']),
  ])
  return { default: panel.AvailabilityPanel }
})

const OwnTeaching = lazy(async () => {
  const [tab] = await Promise.all([
    import('@/areas/people/instructors/teaching-tab'),
    loadTexts(['instructor', 'list']),
  ])
  return { default: tab.TeachingTab }
})

// /pages/profile: the account's own page, with what other areas have to say about oneself.
export function Component() {
  const { t } = useText()
  const user = useSession((state) => state.user)
  if (!user || !hasPermission(['teacher'], user.role)) return <ProfilePage />
  const availability = (
    <Suspense fallback={<LoadingRows />}>
      <OwnAvailability personId={user.id} />
    </Suspense>
  )
  const teaching = (
    <Suspense fallback={<LoadingRows rows={3} />}>
      <OwnTeaching personId={user.id} />
    </Suspense>
  )
  return (
    <ProfilePage
      tabs={[
        { name: 'availability', label: t('profile.tab.availability'), content: availability },
        { name: 'teaching', label: t('profile.tab.teaching'), content: teaching },
      ]}
    />
  )
}
