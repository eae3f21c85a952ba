import { keepSessionOf } from '@/session/keeping/kept-session'
import { useSession } from '@/session/session-store'
import { openKeeping } from './open-keeping'

let prepared: string | undefined

// Has the page open without a line from now on: who is signed in is kept, and the program's own files. Done once
// somebody works on a sheet; nobody else's browser fetches all of them.
export async function prepareOffline(): Promise<void> {
  const { user } = useSession.getState()
  if (!user || prepared === user.id) return
  prepared = user.id
  const keeping = await openKeeping()
  if (!keeping) return
  await keepSessionOf(user, keeping)
  await startWorker().catch(() => {}) // without it the page still works as long as it is open
}

async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const registration = await navigator.serviceWorker.register('/sw.js')
  // A newer release that has all its files takes over from an older one that no other page uses.
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src
  registration.waiting?.postMessage({ script })
  const { installing } = registration
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed') installing.postMessage({ script })
  })
}
