import { isLanguage, type Language } from '@/texts/languages'
import { currentTexts, switchLanguage } from '@/texts/texts'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { type SessionUser, startSession, useSession } from './session-store'
import { updateUser } from './update-user'

// The look that a person has chosen: it follows him to every device. A guest's choice stays in the browser.

type Scheme = 'system' | 'light' | 'dark'
type Preferences = { language?: Language; scheme?: Scheme }

const schemes: readonly unknown[] = ['system', 'light', 'dark']
const pauseMs = 800

// What is kept for the person; whatever else it may hold is none of ours.
export function preferencesOf(user: SessionUser | null): Preferences {
  const { language, scheme } = (user?.metadata.settings ?? {}) as Record<string, unknown>
  return {
    ...(isLanguage(language) ? { language } : {}),
    ...(schemes.includes(scheme) ? { scheme: scheme as Scheme } : {}),
  }
}

let appliedTo: string | undefined

// Switches to the language of who has signed in, once: later he may choose another.
export async function applyLanguage(): Promise<void> {
  await startSession()
  const { user } = useSession.getState()
  if (appliedTo === user?.id) return
  appliedTo = user?.id
  const { language } = preferencesOf(user)
  if (language && language !== document.documentElement.lang) await switchLanguage(language)
}

let timer: ReturnType<typeof setTimeout> | undefined

// Called after each choice; saves when the choosing has come to rest.
export function savePreferences(): void {
  clearTimeout(timer)
  timer = setTimeout(() => void save(), pauseMs)
}

async function save(): Promise<void> {
  const { user } = useSession.getState()
  if (!user) return
  try {
    await updateUser({ metadata: { settings: settingsOf(user) } })
    notify({ text: currentTexts().t('session.saved') })
  } catch (error) {
    notifyFailure(error)
  }
}

// The browser's own store is shared by all tabs: so each of them saves what was chosen last, in whichever.
export function settingsOf(user: SessionUser): Record<string, unknown> {
  const chosen = { language: localStorage.getItem('language'), scheme: localStorage.getItem('mui-mode') }
  const present = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== null))
  return { ...(user.metadata.settings as Record<string, unknown>), ...present }
}
