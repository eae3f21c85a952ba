import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

// What a browser is to the worker: caches, open pages, and a server that has one release, all of it or a part.

const filesOf = (release: string) => [`/assets/main-${release}.js`, `/assets/page-${release}.js`, '/boot.js']
const pageOf = (release: string) => `<script src="/assets/main-${release}.js"></script>`

let kept: Map<string, Map<string, string>>
let open: { url: string }[]
let served: string
let lacking: string
let online: boolean

async function answer(asked: string | { url: string }): Promise<Response> {
  if (!online) throw new TypeError('no line')
  const path = new URL(typeof asked === 'string' ? asked : asked.url, location.origin).pathname
  if (path.startsWith('/assets/') && (path === lacking || !filesOf(served).includes(path)))
    return new Response('', { status: 404 })
  return new Response(path === '/boot.js' ? `boot of ${served}` : path.includes('.') ? path : pageOf(served))
}

function openCache(name: string) {
  const there = kept.get(name) ?? new Map<string, string>()
  kept.set(name, there)
  const put = async (path: string, given: Response) => void there.set(path, await given.text())
  return {
    keys: async () => [...there.keys()].map((path) => ({ url: location.origin + path })),
    put,
    match: async (path: string) => (there.has(path) ? new Response(there.get(path)) : undefined),
    addAll: async (paths: string[]) => {
      const answers = await Promise.all(paths.map(answer))
      if (answers.some(({ ok }) => !ok)) throw new TypeError('a file is not there')
      await Promise.all(paths.map((path, at) => put(path, answers[at] as Response)))
    },
  }
}

beforeEach(() => {
  kept = new Map()
  open = [{ url: location.origin }]
  served = 'old'
  lacking = ''
  online = true
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('caches', {
    open: async (name: string) => openCache(name),
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
  })
})

// The worker of a release, as a browser starts it.
async function start(release: string) {
  const acts = new Map<string, (event: object) => void>()
  const skipWaiting = vi.fn(async () => {})
  vi.stubGlobal('__RELEASE_FILES__', filesOf(release))
  vi.stubGlobal('addEventListener', (kind: string, act: (event: object) => void) => acts.set(kind, act))
  vi.stubGlobal('skipWaiting', skipWaiting)
  vi.stubGlobal('clients', { matchAll: async () => open, claim: async () => {} })
  vi.resetModules()
  await import('./sw')
  const happens = async (kind: string, more: object = {}) => {
    const works: Promise<unknown>[] = []
    acts.get(kind)?.({ ...more, waitUntil: (work: Promise<unknown>) => works.push(work) })
    await Promise.all(works)
  }
  return {
    install: () => happens('install'),
    activate: () => happens('activate'),
    told: (script?: string) => happens('message', { data: { script } }),
    skipWaiting,
    // What it answers to who asks; undefined where it leaves that to the browser.
    ask: async (path: string, more: { mode?: string; method?: string } = {}) => {
      const given: Promise<Response>[] = []
      const request = { url: new URL(path, location.origin).href, method: 'GET', mode: 'no-cors', ...more }
      acts.get('fetch')?.({ request, respondWith: (promised: Promise<Response>) => given.push(promised) })
      return (await given[0])?.text()
    },
  }
}

const navigate = { mode: 'navigate' }

// The old release, installed and at work.
async function startOld() {
  const old = await start('old')
  await old.install()
  await old.activate()
  return old
}

test('a new release of which a file does not come leaves the old one whole', async () => {
  const old = await startOld()
  served = 'new'
  lacking = '/assets/page-new.js'
  await expect((await start('new')).install()).rejects.toThrow('a file is not there')
  online = false
  expect(await old.ask('/apps/home', navigate)).toBe(pageOf('old'))
  for (const path of ['/assets/main-old.js', '/assets/page-old.js']) expect(await old.ask(path)).toBe(path)
  expect(await old.ask('/boot.js')).toBe('boot of old')
})

test('a page that came from a newer release gets nothing of the old one', async () => {
  const old = await startOld()
  served = 'new'
  expect(await old.ask('/apps/home', navigate)).toBe(pageOf('new'))
  expect(await old.ask('/boot.js')).toBe('boot of new')
  // Its own files have names of their own, which the old worker leaves to the browser.
  expect(await old.ask('/assets/main-new.js')).toBeUndefined()
})

test('on a line that answers too late the page that is kept opens, and its own files with it', async () => {
  const old = await startOld()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const page = old.ask('/apps/home', navigate)
  await vi.advanceTimersByTimeAsync(4000)
  expect(await page).toBe(pageOf('old'))
  expect(await old.ask('/assets/main-old.js')).toBe('/assets/main-old.js')
})

test('once the new one is at work the old one is gone, and nothing else', async () => {
  await startOld()
  openCache('photos')
  served = 'new'
  const later = await start('new')
  await later.install()
  expect(kept.size).toBe(3)
  await later.activate()
  expect([...kept.keys()].filter((name) => name.startsWith('release '))).toHaveLength(1)
  expect(kept.has('photos')).toBe(true)
  online = false
  expect(await later.ask('/apps/home', navigate)).toBe(pageOf('new'))
  expect(await later.ask('/assets/page-new.js')).toBe('/assets/page-new.js')
  expect(await later.ask('/assets/page-old.js')).toBeUndefined()
})

test('a new one takes over only from a single page, which is its own', async () => {
  const own = `${location.origin}/assets/main-new.js`
  const later = await start('new')
  await later.told()
  await later.told(`${location.origin}/assets/main-old.js`)
  open = [{ url: location.origin }, { url: location.origin }]
  await later.told(own)
  expect(later.skipWaiting).not.toHaveBeenCalled()
  open = [{ url: location.origin }]
  await later.told(own)
  expect(later.skipWaiting).toHaveBeenCalledOnce()
})

test('what the API answers, what is sent, and other sites are left to the browser', async () => {
  const old = await startOld()
  expect(await old.ask('/api/people')).toBeUndefined()
  expect(await old.ask('/session')).toBeUndefined()
  expect(await old.ask('/boot.js', { method: 'POST' })).toBeUndefined()
  expect(await old.ask('https://elsewhere.example/boot.js')).toBeUndefined()
  expect([...kept.values()].flatMap((there) => [...there.keys()])).toEqual([...filesOf('old'), '/'])
})
