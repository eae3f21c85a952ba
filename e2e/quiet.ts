import { expect, type Page } from '@playwright/test'

/** What a page has asked for so far, and how much of it has not come yet. */
interface Asked {
  all: number
  open: number
}

const asked = new WeakMap<Page, Asked>()

/** Counts from now on what the page asks for. */
export function countRequests(page: Page): void {
  const counted = { all: 0, open: 0 }
  asked.set(page, counted)
  const ended = () => {
    counted.open--
  }
  page.on('request', () => {
    counted.all++
    counted.open++
  })
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
}

/**
 * Waits until everything that the page asked for has come, and the page, with nothing left to do, asks for nothing
 * more. Playwright's idle network is half a second of silence instead, at each of hundreds of pages.
 */
export async function quiet(page: Page): Promise<void> {
  await expect(async () => {
    const { all, open } = requestsOf(page)
    expect(open, 'requests under way').toBe(0)
    await idle(page)
    await idle(page)
    expect(requestsOf(page), 'requests').toEqual({ all, open: 0 })
  }).toPass({ timeout: 30_000, intervals: [20, 20, 50, 50, 100] })
}

function requestsOf(page: Page): Asked {
  const counted = asked.get(page)
  if (!counted) throw new Error('nobody counts what this page asks for')
  return { ...counted }
}

/** Returns once the page has drawn what it had to draw, and has nothing to do. */
async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 1000 }))
      }),
  )
}
