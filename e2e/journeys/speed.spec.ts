import type { Page } from '@playwright/test'
import { campusList } from '../campuses.ts'
import { signIn } from '../people.ts'
import { expect, test } from '../test.ts'

interface Seen {
  shift: number
  largest: string
}

/** Has the page note, as it loads, how far things move and what its largest paint is. */
async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { shift: 0, largest: 'nothing' }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const { element } of list.getEntries() as (PerformanceEntry & { element?: Element })[])
        if (element) seen.largest = element.closest('main') ? 'in main' : `outside: ${element.outerHTML}`
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

const seenBy = (page: Page): Promise<Seen> => page.evaluate(() => (window as unknown as { seen: Seen }).seen)

async function expectCalm(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  expect((await seenBy(page)).shift, 'layout shift').toBeLessThanOrEqual(0.02)
}

for (const width of [390, 1280]) {
  test(`nothing moves while a page loads, at ${width} pixels`, async ({ newPage }) => {
    const page = await newPage({ viewport: { width, height: 800 } })
    await watchPaints(page)
    await page.goto('/login')
    await page.getByLabel('Campus').waitFor()
    await expectCalm(page)
    // The browser tells of a paint when it has time to.
    await expect
      .poll(async () => (await seenBy(page)).largest, { message: 'the largest paint' })
      .toBe('in main')
    await signIn(page, 'admin', { at: campusList })
    await page.getByRole('link', { name: /Marseille/ }).waitFor()
    await expectCalm(page)
  })
}
