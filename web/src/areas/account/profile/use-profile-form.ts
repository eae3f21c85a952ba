import { useQueryClient } from '@tanstack/react-query'
import { settingsOf } from '@/session/preferences'
import { useSession } from '@/session/session-store'
import { isLanguage } from '@/texts/languages'
import { currentTexts, switchLanguage } from '@/texts/texts'
import { type RecordForm, useRecordForm } from '@/ui/record/use-record-form'
import { keepProfile, type Person, saveProfile } from './api'
import { changedData, checkProfile, type ProfileForm, profileLimits, profileOf } from './profile-form'

// The form of the own record. A new language of the person becomes that of the interface, too.
export function useProfileForm(person: Person): RecordForm<ProfileForm> {
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
