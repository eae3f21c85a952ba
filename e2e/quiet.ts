import { expect, type Page, type Request } from '@playwright/test'

/** What a page has asked for so far, and what of it has not come yet. */
interface Asked {
  all: number
  open: Set<Request>
}

const asked = new WeakMap<Page, Asked>()

/** Counts from now on what the page asks for. */
export function countRequests(page: Page): void {
  const counted: Asked = { all: 0, open: new Set() }
  asked.set(page, counted)
  let leaving: Request | undefined
  page.on('request', (request) => {
    counted.all++
    counted.open.add(request)
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) leaving = request
  })
  const ended = (request: Request) => {
    counted.open.delete(request)
  }
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  // Nobody waits any more for what the page before had asked for, and its end is not always told.
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || !leaving) return
    for (const request of counted.open) if (request !== leaving) counted.open.delete(request)
    leaving = undefined
  })
}

/**
 * Waits until everything that the page asked for has come, and the page, with nothing left to do, asks for nothing
 * more. Playwright's idle network is half a second of silence instead, at each of hundreds of pages.
 */
export async function quiet(page: Page): Promise<void> {
  const counted = asked.get(page)
  if (!counted) throw new Error('nobody counts what this page asks for')
  const underWay = () => [...counted.open].map((request) => request.url())
  await expect(async () => {
    const { all } = counted
    expect(underWay(), 'requests under way').toEqual([])
    await idle(page)
    await idle(page)
    expect(underWay(), 'requests under way').toEqual([])
    expect(counted.all, 'requests').toBe(all)
  }).toPass({ timeout: 30_000, intervals: [20, 20, 50, 50, 100] })
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
