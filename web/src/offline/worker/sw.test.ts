import { beforeEach, expect, test, vi } from 'vitest'

const names = Array.from({ length: 250 }, (_, at) => `/assets/${at}.js`)

let kept: Map<string, Set<string>>
let fetched: string[]
let arrives: (name: string) => boolean

const whatIsKept = () => [...kept.values()].flatMap((there) => [...there])

async function openCache(cache: string) {
  const there = kept.get(cache) ?? new Set()
  kept.set(cache, there)
  return {
    keys: async () => [...there].map((name) => ({ url: window.location.origin + name })),
    addAll: async (wanted: string[]) => {
      fetched.push(...wanted)
      if (!wanted.every(arrives)) throw new TypeError('the line broke')
      for (const name of wanted) there.add(name)
    },
    put: async (name: string) => void there.add(name),
  }
}

beforeEach(() => {
  kept = new Map()
  fetched = []
  arrives = () => true
  vi.stubGlobal('caches', { open: openCache })
  vi.stubGlobal('__RELEASE_FILES__', [...names, '/boot.js'])
  vi.stubGlobal('fetch', async () => new Response('<script src="/assets/0.js"></script>'))
})

// The worker as a browser starts it, until it is installed or fails.
async function install(): Promise<void> {
  const acts = new Map<string, (event: object) => void>()
  vi.stubGlobal('addEventListener', (kind: string, act: (event: object) => void) => acts.set(kind, act))
  vi.resetModules()
  await import('./sw')
  const works: Promise<unknown>[] = []
  acts.get('install')?.({ waitUntil: (work: Promise<unknown>) => works.push(work) })
  expect(works).toHaveLength(1)
  await works[0]
}

test('a worker that could not fetch all keeps what came, and the next one fetches the rest', async () => {
  arrives = (name) => name !== '/assets/170.js'
  await expect(install()).rejects.toThrow('the line broke')
  expect(whatIsKept()).toEqual(names.slice(0, 100))

  arrives = () => true
  fetched = []
  await install()
  expect(fetched).toEqual([...names.slice(100), '/boot.js'])
  expect(whatIsKept()).toEqual([...names, '/boot.js', '/'])
})

test('nothing is kept where the page is of another release', async () => {
  vi.stubGlobal('fetch', async () => new Response('<script src="/assets/other.js"></script>'))
  await expect(install()).rejects.toThrow('not of this release')
  expect(whatIsKept()).toEqual([])
})
