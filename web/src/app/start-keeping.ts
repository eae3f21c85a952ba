import { useSession } from '@/session/session-store'
import { queryClient } from './query-client'

// Takes up what the signed-in person left in this browser, at the start and whenever somebody signs in. Most people
// never leave anything: the code is fetched only where the browser has something.
export function startKeeping(): void {
  void takeUp()
  useSession.subscribe((now, before) => {
    if (now.user && now.user !== before.user) void takeUp()
  })
}

async function takeUp(): Promise<void> {
  if (!useSession.getState().user) return
  // Places that were noted without a line, and not told before the app was closed.
  if (localStorage.getItem('places')) void import('@/ui/player/place-notes').then((m) => m.sendPlaces())
  if (!(await hasKept())) return
  const [{ takeUpKept }, ways] = await Promise.all([import('@/offline/send-kept'), import('./sheet-kinds')])
  await takeUpKept(queryClient, ways)
}

// A browser that cannot list its databases is asked for all of them.
async function hasKept(): Promise<boolean> {
  if (!('indexedDB' in globalThis)) return false
  if (!indexedDB.databases) return true
  return (await indexedDB.databases()).some(({ name }) => name === 'kept')
}
