import { isLanguage, type Language } from '@/texts/languages'
import { currentTexts, switchLanguage } from '@/texts/texts'
import { type Look, readLook } from '@/theme/look'
import { ownLook, useLookState, wearLook } from '@/theme/look-state'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { type SessionUser, startSession, useSession } from './session-store'
import { readStored } from './stored-session'
import { updateUser } from './update-user'

// Language and look as a person has chosen them: they follow him to every device. A guest's stay in the browser.

type Preferences = { language?: Language; look?: Look }

const pauseMs = 800

// What is kept for the person; whatever else it may hold is none of ours.
export function preferencesOf(user: SessionUser | null): Preferences {
  const { language, look } = (user?.metadata.settings ?? {}) as Record<string, unknown>
  return {
    ...(isLanguage(language) ? { language } : {}),
    ...(look ? { look: readLook(look) } : {}),
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

// Whoever comes brings his look; whoever goes leaves the browser its own.
useSession.subscribe(({ user }, { user: before }) => {
  if (!user || user.id !== before?.id) wearLook(user !== null, preferencesOf(user).look)
})
if (!readStored()) wearLook(false)

// A changed look is in sight already, so its saving needs no words.
useLookState.subscribe(({ chosen }, { chosen: before }) => {
  if (chosen !== before) schedule()
})

let timer: ReturnType<typeof setTimeout> | undefined
let tell = false

// Called after each choice; saves when the choosing has come to rest, and says so.
export function savePreferences(): void {
  tell = true
  schedule()
}

function schedule(): void {
  clearTimeout(timer)
  timer = setTimeout(() => void save(), pauseMs)
}

// Who leaves the page in the pause takes nothing unsaved along.
window.addEventListener('pagehide', () => {
  if (timer !== undefined) void save()
})

async function save(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  const told = tell
  tell = false
  const { user } = useSession.getState()
  if (!user) return
  try {
    await updateUser({ metadata: { settings: settingsOf(user) } })
    if (told) notify({ text: currentTexts().t('session.saved') })
  } catch (error) {
    notifyFailure(error)
  }
}

// The browser's own store is shared by all tabs: so each of them saves what was chosen last, in whichever.
export function settingsOf(user: SessionUser): Record<string, unknown> {
  const chosen = { language: localStorage.getItem('language'), look: ownLook() }
  const present = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== null))
  return { ...(user.metadata.settings as Record<string, unknown>), ...present }
}
