import { chromium, type TestInfo } from '@playwright/test'
import type { Config, Flags, RunnerResult } from 'lighthouse'
import { addressFiller } from '../ids.ts'
import { signIn } from '../people.ts'
import { freePort } from '../server.ts'
import { expect, test } from '../test.ts'

/** The measuring of speed takes minutes and says little on a busy machine: `make lighthouse` asks for it. */
const full = process.env.LIGHTHOUSE === 'full'

const pages = full
  ? [
      ...['/login', '/apps/academic/dashboard', '/apps/campus/student', '/apps/campus/student/{studentId}'],
      '/pages/profile',
    ]
  : ['/login', '/pages/profile']

/** What must be perfect; without waiting for times that nobody measures. */
const quick: Flags = {
  onlyCategories: ['accessibility', 'best-practices'],
  formFactor: 'desktop',
  screenEmulation: { disabled: true },
  throttlingMethod: 'provided',
  disableFullPageScreenshot: true,
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 500,
  cpuQuietThresholdMs: 0,
}

test('Lighthouse finds nothing to better in accessibility and best practices', async ({ server }, info) => {
  test.slow()
  const { default: lighthouse, desktopConfig } = await import('lighthouse')
  const port = await freePort()
  // Lighthouse opens pages of its own, so the browser is one without contexts.
  const context = await chromium.launchPersistentContext('', {
    ...launchOptionsOf(info),
    args: [...(launchOptionsOf(info).args ?? []), `--remote-debugging-port=${port}`],
    baseURL: server.url,
  })
  const runs: [string, Flags, Config?][] = full
    ? [
        ['desktop', {}, desktopConfig],
        ['mobile', {}],
      ]
    : [['', quick]]
  const filled = await addressFiller(server.url)
  for (const path of pages.map(filled)) {
    if (path !== '/login') await signIn(context.pages()[0] ?? (await context.newPage()), 'director')
    for (const [name, flags, config] of runs) {
      const address = server.url + path
      const result = await lighthouse(address, { port, disableStorageReset: true, ...flags }, config)
      if (!result) throw new Error(`Lighthouse says nothing about ${path}`)
      expect(new URL(result.lhr.finalDisplayedUrl).pathname).toBe(path)
      if (full) process.stdout.write(`${path} ${name}: ${speedOf(result)}\n`)
      expect.soft(faultsOf(result, 'accessibility'), `accessibility of ${path}`).toEqual([])
      expect.soft(faultsOf(result, 'best-practices'), `best practices of ${path}`).toEqual([])
    }
  }
  await context.close()
})

function launchOptionsOf(info: TestInfo) {
  return info.project.use.launchOptions ?? {}
}

/** What keeps a category below 100. */
function faultsOf({ lhr }: RunnerResult, category: string): string[] {
  const { score, auditRefs = [] } = lhr.categories[category] ?? {}
  if (score === 1) return []
  const audits = auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => lhr.audits[id])
  const wrong = audits.filter((audit) => audit && audit.score !== null && audit.score < 1)
  return [`${(score ?? 0) * 100} of 100`, ...wrong.map((audit) => audit?.title ?? '')]
}

/**
 * The times in words: reported, never asserted. The phone is the machine made four times slower, which Lighthouse means
 * for one of index 1,500 to 2,000.
 */
function speedOf({ lhr }: RunnerResult): string {
  const shown = (id: string) => lhr.audits[id]?.displayValue ?? '?'
  const times = `largest paint ${shown('largest-contentful-paint')}, blocked ${shown('total-blocking-time')}`
  const score = Math.round((lhr.categories.performance?.score ?? 0) * 100)
  const machine = `machine of index ${Math.round(lhr.environment.benchmarkIndex)}`
  return `performance ${score}, ${times}, layout shift ${shown('cumulative-layout-shift')}; ${machine}`
}
