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
  void startWorker().catch(() => {}) // without it the page still works as long as it is open
}

// Enough for a slow line; where it is the browser that keeps no more, nobody tries for ever.
const patience = { tries: 10, pauseMs: 5_000 }

async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  for (let tries = 0; tries < patience.tries && !(await install()); tries++)
    await new Promise((resolve) => setTimeout(resolve, patience.pauseMs))
}

// Whether the worker has all its files. One that had no time to fetch them leaves what it has to the next.
async function install(): Promise<boolean> {
  const registration = await navigator.serviceWorker.register('/sw.js')
  // A newer release that has all its files takes over from an older one that no other page uses.
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src
  registration.waiting?.postMessage({ script })
  const { installing, waiting, active } = registration
  if (!installing) return Boolean(waiting ?? active)
  const installed = await new Promise<boolean>((resolve) =>
    installing.addEventListener('statechange', () => resolve(installing.state === 'installed')),
  )
  if (installed) installing.postMessage({ script })
  return installed
}
