import { HttpResponse, http } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { browserStore } from '@/test/browser-store'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'

class Worker extends EventTarget {
  state = 'installing'
  readonly told: unknown[] = []

  postMessage(message: unknown): void {
    this.told.push(message)
  }

  becomes(state: string): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

// A browser that installs one of these workers each time it is asked.
function serviceWorkers(workers: Worker[]) {
  const rest = [...workers]
  const register = vi.fn(async () => ({ installing: rest.shift() ?? null, waiting: null, active: null }))
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } })
  vi.stubEnv('DEV', false)
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker')
    vi.unstubAllEnvs()
  })
  return register
}

test('a worker that the browser ended before it had all files is followed by another, one that has them by none', async () => {
  browserStore()
  server.use(http.post('*/api/profile/keeping-key', () => HttpResponse.json({ key: btoa('a'.repeat(32)) })))
  const [ended, whole] = [new Worker(), new Worker()]
  const register = serviceWorkers([ended, whole])
  vi.resetModules()
  const { useSession } = await import('@/session/session-store')
  useSession.setState({ user: sampleSession().user })
  const { prepareOffline } = await import('./prepare-offline')
  await prepareOffline()
  expect(register).toHaveBeenCalledTimes(1)
  vi.useFakeTimers()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(register).toHaveBeenCalledTimes(1)
  ended.becomes('redundant')
  await vi.advanceTimersByTimeAsync(6_000)
  expect(register).toHaveBeenCalledTimes(2)
  whole.becomes('installed')
  whole.becomes('activated')
  // A later release takes its place.
  whole.becomes('redundant')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(register).toHaveBeenCalledTimes(2)
  expect(ended.told).toHaveLength(0)
  expect(whole.told).toHaveLength(1)
})
