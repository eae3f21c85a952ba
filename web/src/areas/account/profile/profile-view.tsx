import { useText } from '@/texts/use-text'
import { type RecordTab, RecordTabs } from '@/ui/record/record-tabs'
import { TabLabel } from '@/ui/record/tab-label'
import { useShortcut } from '@/ui/use-shortcut'
import { SecurityTab } from '../security/security-tab'
import type { Person } from './api'
import { ProfileDetails } from './profile-details'
import { ProfileHeader } from './profile-header'
import { useProfileForm } from './use-profile-form'

// The own record: who one is at the top, then what the school knows, then how one signs in.
export function ProfileView({ person, tabs }: { person: Person; tabs: readonly RecordTab[] }) {
  const { t } = useText()
  const state = useProfileForm(person)
  useShortcut('e', () => state.form.setFocus('first_name'))
  const details = {
    name: 'details',
    keep: true,
    label: <TabLabel text={t('profile.tab.details')} changed={state.changes > 0} />,
    content: <ProfileDetails person={person} state={state} />,
  }
  const security = {
    name: 'security',
    label: t('profile.tab.security'),
    content: <SecurityTab person={person} />,
  }
  return (
    <>
      <ProfileHeader person={person} />
      <RecordTabs label={t('profile.title')} tabs={[details, ...tabs, security]} />
    </>
  )
}
