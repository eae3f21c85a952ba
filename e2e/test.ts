import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { type Server, startServer } from './server.ts'

/**
 * The test of every journey. Each worker has a server of its own with the demo school. A journey
 * fails too where its page logged an error, asked another origin for anything, got a server
 * error, or ends in a state that axe finds fault with.
 */
export const test = base.extend<{ page: Page }, { server: Server }>({
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
  page: async ({ page, server }, use, info) => {
    const problems = watch(page, server.url)
    await use(page)
    if (info.status !== info.expectedStatus) await info.attach('server', { path: server.log })
    if (info.status === 'passed' && page.url().startsWith(server.url)) await expectAccessible(page)
    expect(problems, 'what the page complained about').toEqual([])
  },
})

export { expect }

/** Checks the page as it stands with axe; each journey's last page is checked anyway. */
export async function expectAccessible(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  )
  expect(findings, "axe's findings").toEqual([])
}

function watch(page: Page, origin: string): string[] {
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
