import { lazy, type ReactNode, Suspense } from 'react'
import { ProfilePage } from '@/areas/account/profile/profile-page'
import { hasPermission } from '@/session/has-permission'
import { useSession } from '@/session/session-store'
import { loadTexts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { LoadingRows } from '@/ui/states/loading-rows'

// What a teacher keeps of himself is drawn by the area of people: it comes, with its texts, when he opens it.
const own = () =>
  Promise.all([
    import('@/areas/people/instructors/own-tabs'),
    loadTexts(['availability', 'instructor', 'list']),
  ])
const OwnAvailability = lazy(async () => ({ default: (await own())[0].OwnAvailability }))
const OwnTeaching = lazy(async () => ({ default: (await own())[0].OwnTeaching }))

const later = (content: ReactNode) => <Suspense fallback={<LoadingRows />}>{content}</Suspense>

// /pages/profile: the account's own page, with what other areas have to say about oneself.
export function Component() {
  const { t } = useText()
  const user = useSession((state) => state.user)
  if (!user || !hasPermission(['teacher'], user.role)) return <ProfilePage />
  return (
    <ProfilePage
      tabs={[
        {
          name: 'availability',
          label: t('profile.tab.availability'),
          content: later(<OwnAvailability personId={user.id} />),
        },
        {
          name: 'teaching',
          label: t('profile.tab.teaching'),
          content: later(<OwnTeaching personId={user.id} />),
        },
      ]}
    />
  )
}
