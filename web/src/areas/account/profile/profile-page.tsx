import Box from '@mui/material/Box'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { settingsOf } from '@/session/preferences'
import { refreshSession, useSession } from '@/session/session-store'
import { isLanguage } from '@/texts/languages'
import { currentTexts, switchLanguage } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { CampusIcon, PersonIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/page-header'
import { EditablePhoto } from '@/ui/photo/editable-photo'
import { usePhotoActions } from '@/ui/photo/use-photo-actions'
import { type RecordTab, RecordTabs } from '@/ui/record/record-tabs'
import { TabLabel } from '@/ui/record/tab-label'
import { type RecordForm, useRecordForm } from '@/ui/record/use-record-form'
import { StateChip } from '@/ui/state-chip'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { RecordSkeleton } from '@/ui/states/record-skeleton'
import { useShortcut } from '@/ui/use-shortcut'
import { keepProfile, type Person, profileQuery, removePhoto, saveProfile, setPhoto } from './api'
import { ProfileDetails } from './profile-details'
import { changedData, checkProfile, type ProfileForm, profileLimits, profileOf } from './profile-form'

// Fetched when it is opened: few come for it.
const SecurityTab = lazyPart(
  () => import('../security/security-tab').then((module) => ({ default: module.SecurityTab })),
  <LoadingRows />,
)

const NoticesTab = lazyPart(
  () => import('./notices-tab').then((module) => ({ default: module.NoticesTab })),
  <LoadingRows />,
)

// /pages/profile. Other areas have their say about oneself in tabs of their own, which the app hands in.
export function ProfilePage({ tabs = [] }: { tabs?: readonly RecordTab[] }) {
  const profile = useQuery(profileQuery())
  return (
    <QueryView page query={profile} loading={<RecordSkeleton />}>
      {(person) => <ProfileView key={person.id} person={person} tabs={tabs} />}
    </QueryView>
  )
}

// The own record: who one is at the top, then what the school knows, then how one signs in.
function ProfileView({ person, tabs }: { person: Person; tabs: readonly RecordTab[] }) {
  const { t } = useText()
  const state = useProfileForm(person)
  useShortcut('e', () => state.form.setFocus('first_name'))
  const details = {
    name: 'details',
    keep: true,
    label: <TabLabel text={t('profile.tab.details')} changed={state.changes > 0} />,
    content: <ProfileDetails person={person} state={state} />,
  }
  const notices = { name: 'notices', label: t('profile.tab.notices'), content: <NoticesTab /> }
  const security = {
    name: 'security',
    label: t('profile.tab.security'),
    content: <SecurityTab person={person} />,
  }
  return (
    <>
      <ProfileHeader person={person} />
      <RecordTabs label={t('profile.title')} tabs={[details, ...tabs, notices, security]} />
    </>
  )
}

// The form of the own record. A new language of the person becomes that of the interface, too.
function useProfileForm(person: Person): RecordForm<ProfileForm> {
  const cache = useQueryClient()
  return useRecordForm<Person, ProfileForm>({
    record: person,
    fieldsOf: profileOf,
    limits: profileLimits,
    check: checkProfile,
    savedText: 'session.saved',
    save: async (fields, version, from) => {
      const data = changedData(fields, from)
      const saved = await saveProfile({ version, data, ...metadataFor(data.language) })
      keepProfile(cache, saved)
      if (isLanguage(data.language)) await switchLanguage(data.language)
      return saved
    },
  })
}

function metadataFor(language: string | undefined) {
  const { user } = useSession.getState()
  if (!user || !language || language === currentTexts().language) return {}
  return { metadata: { settings: { ...settingsOf(user), language } } }
}

// Who one is here: photo, name, roles and campus.
function ProfileHeader({ person }: { person: Person }) {
  const { t, code } = useText()
  const user = useSession((state) => state.user)
  return (
    <PageHeader
      title={person.name}
      mark={<Photo person={person} />}
      subtitle={
        <Box
          sx={{
            mt: 0.75,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1,
            rowGap: 0.5,
          }}
        >
          {user?.role.map((role) => (
            <StateChip
              key={role}
              tone="neutral"
              icon={<PersonIcon />}
              label={code(`access.role.${role}`) ?? role}
            />
          ))}
          <Box
            component="span"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, '& svg': { fontSize: '1rem' } }}
          >
            <CampusIcon />
            {user?.organization_name || t('ui.brand')}
          </Box>
        </Box>
      }
    />
  )
}

function Photo({ person }: { person: Person }) {
  const cache = useQueryClient()
  const actions = usePhotoActions({
    save: setPhoto,
    remove: removePhoto,
    onChanged: (changed) => {
      keepProfile(cache, changed)
      // The bar shows it too; that it cannot be asked for now is no reason to call the photo unsaved.
      refreshSession().catch(() => {})
    },
    savedText: 'profile.photo.saved',
    removedText: 'profile.photo.removed',
  })
  return <EditablePhoto name={person.name} src={person.photo_url} actions={actions} />
}
