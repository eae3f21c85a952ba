// Keeps the program itself, so that it opens without a line: the page, which holds nobody's data, and the files of its
// release, all or none. Answers of the API are never kept here. It stands alone: nothing may be imported.

// Names of the files of this release, filled in when it is built.
declare const __RELEASE_FILES__: readonly string[]

type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void }
type Fetching = Event & { request: Request; respondWith: (answer: Promise<Response>) => void }
type Client = { url: string }
type Worker = {
  addEventListener: {
    (kind: 'install' | 'activate', act: (event: Extendable) => void): void
    (kind: 'fetch', act: (event: Fetching) => void): void
    (kind: 'message', act: (event: Extendable & MessageEvent<{ script?: string }>) => void): void
  }
  clients: { matchAll: (options: object) => Promise<Client[]>; claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
}

const worker = globalThis as unknown as Worker
const files = __RELEASE_FILES__
const page = '/'
const release = `release ${files.join(' ').length} ${hashOf(files)}`
const patienceMs = 4000
// Files that are fetched, and kept, at once.
const together = 100
const apart = /^\/(api|session|organization-openlist|password|feed|files|healthz|readyz)(\/|$)/

function hashOf(names: readonly string[]): number {
  let hash = 0
  for (const letter of names.join(' ')) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0
  return hash
}

worker.addEventListener('install', (event) => event.waitUntil(keepRelease()))

// All of it, or the older release stays: a file that does not come, and a page of another release, end it. The page is
// kept last: where it is, the rest is.
async function keepRelease(): Promise<void> {
  const answer = await fetch(page, { cache: 'no-store', headers: { Accept: 'text/html' } })
  const text = await answer.clone().text()
  if (!answer.ok || !isOfRelease(text)) throw new Error('the page is not of this release')
  const cache = await caches.open(release)
  await keepFiles(cache)
  await cache.put(page, answer)
}

// Browsers end a worker that takes long to install, Firefox after a minute: what has come by then stays, and the next
// one goes on from there. What has a name without a hash is fetched anew.
async function keepFiles(cache: Cache): Promise<void> {
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = files.filter((name) => !there.has(name) || !name.startsWith('/assets/'))
  for (let at = 0; at < missing.length; at += together) await cache.addAll(missing.slice(at, at + together))
}

// Every release has a page that leads to files of its own, and to no others.
function isOfRelease(text: string): boolean {
  const named = text.match(/\/assets\/[\w.-]+/g) ?? []
  return named.length > 0 && named.every((name) => files.includes(name))
}

// No page of an older release is open any more.
worker.addEventListener('activate', (event) =>
  event.waitUntil(dropOlder().then(() => worker.clients.claim())),
)

async function dropOlder(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith('release ') && name !== release) await caches.delete(name)
}

// A page of this release that is the only one open needs no older one: it may take over.
worker.addEventListener('message', (event) => event.waitUntil(takeOver(event.data.script)))

async function takeOver(script: string | undefined): Promise<void> {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const own = script !== undefined && files.includes(new URL(script).pathname)
  if (open.length <= 1 && own) await worker.skipWaiting()
}

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || apart.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(pageOrKept(request))
  else if (files.includes(pathname)) event.respondWith(keptOrFetched(request, pathname))
})

// What has a name without a hash may be of a newer release, as the page may be that asks for it.
async function keptOrFetched(request: Request, pathname: string): Promise<Response> {
  const kept = await (await caches.open(release)).match(pathname)
  if (!kept || pathname.startsWith('/assets/')) return kept ?? fetch(request)
  return orKept(request, kept)
}

// With a line what the server has; without one, or where it takes too long, what is kept.
function orKept(request: Request, kept: Response): Promise<Response> {
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), patienceMs))
  return Promise.race([fetch(request), late]).catch(() => kept)
}

async function pageOrKept(request: Request): Promise<Response> {
  const kept = await (await caches.open(release)).match(page)
  return kept ? orKept(request, kept) : fetch(request)
}
