import { type BrowserContextOptions, test as base, expect, type Page, type TestInfo } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { countRequests } from './quiet.ts'
import { type Server, startServer } from './server.ts'

/** Opens a page of its own, for somebody else or another device; it is closed after the journey. */
type NewPage = (options?: BrowserContextOptions) => Promise<Page>

/**
 * The test of every journey. Each worker has a server of its own with the demo school. A journey
 * fails too where one of its pages logged an error, asked another origin for anything, got a
 * server error, or ends in a state that axe finds fault with. What a journey provokes itself it
 * names in `expected`.
 */
export const test = base.extend<{ page: Page; newPage: NewPage; expected: RegExp[] }, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
  expected: async ({}, use) => use([]),
  page: async ({ page, server, expected }, use, info) => {
    await slowDown(page)
    const problems = watch(page, server.url)
    await use(page)
    if (info.status !== info.expectedStatus) await info.attach('server', { path: server.log })
    await judge(page, unexpected(problems, expected), info)
  },
  newPage: async ({ browser, server }, use, info) => {
    const opened = new Map<Page, string[]>()
    await use(async (options) => {
      const context = await browser.newContext(options)
      const page = await context.newPage()
      await slowDown(page)
      opened.set(page, watch(page, server.url))
      return page
    })
    for (const [page, problems] of opened) {
      await judge(page, problems, info)
      await page.context().close()
    }
  },
})

export { expect }

/** SLOW=6 makes the pages six times slower: what depends on a quick machine shows itself. */
async function slowDown(page: Page): Promise<void> {
  const rate = Number(process.env.SLOW ?? 1)
  if (rate === 1) return
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Says at the end of a journey what is wrong with a page; a journey that failed has told already. */
async function judge(page: Page, problems: string[], { status }: TestInfo): Promise<void> {
  // What a journey answers in the server's place may still be under way.
  if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  if (status !== 'passed') return
  if (!page.isClosed() && page.url().startsWith('http')) await expectAccessible(page)
  expect(problems, 'what the page complained about').toEqual([])
}

/** What a journey did not provoke itself. */
function unexpected(problems: string[], expected: RegExp[]): string[] {
  return problems.filter((problem) => !expected.some((one) => one.test(problem)))
}

function watch(page: Page, origin: string): string[] {
  countRequests(page)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    // A refusal (4xx) is part of many journeys; Chromium logs each as an error.
    const refusal = message
      .text()
      .startsWith('Failed to load resource: the server responded with a status of 4')
    if (message.type() === 'error' && !refusal) problems.push(message.text())
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) problems.push(`asked ${url.origin}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 500) problems.push(`${response.status()} from ${response.url()}`)
  })
  return problems
}
