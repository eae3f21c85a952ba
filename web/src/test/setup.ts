import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { noteLine } from '@/api/line'
import { loadTexts, startTexts, switchLanguage } from '@/texts/texts'
import { clearLeftovers, watchLeftovers } from './leftovers'
import { plainStyles } from './plain-styles'
import { server } from './server'

// What comes in steps comes at once: a step is as long as the machine is busy. How they follow each other is tested by
// itself, and in every journey.
vi.mock('@/lib/use-steps', () => ({ useSteps: (total: number) => total }))

// Shared cores may be slow: an assertion waits this long for the page before it fails.
configure({ asyncUtilTimeout: 20_000 })

// jsdom speaks American; a reader of ours has no such habit unless a test gives it to him.
Object.defineProperty(navigator, 'languages', { configurable: true, get: () => ['fr'] })

// jsdom has no layout to scroll, and says so loudly or not at all.
window.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}

plainStyles()
watchLeftovers()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(async () => {
  await startTexts()
  await switchLanguage('en')
  // As the frame has them for every signed-in page.
  await loadTexts(['line', 'parts', 'access', 'edit', 'file'])
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  cleanup()
  noteLine(true)
  server.resetHandlers()
  localStorage.clear()
  sessionStorage.clear()
})
afterAll(() => {
  server.close()
  clearLeftovers()
  vi.resetModules()
})
