import type { Page } from '@playwright/test'

/** What a page did while it loaded. */
export interface Seen {
  /** How far things moved (cumulative layout shift), and what did. */
  shift: number
  moved: string[]
  /** Whether the largest paint was in the page's main part. */
  largest: string
  /** What the content security policy refused. */
  refused: string[]
  /** Bytes of JavaScript, as they travel. */
  script: number
}

/** Has every page that is opened from now on note what it does. */
export async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { shift: 0, moved: [] as string[], largest: 'nothing', refused: [] as string[] }
    Object.assign(window, { seen })
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
    const show = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? 'what is gone')
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        seen.shift += value
        seen.moved.push(...sources.map(({ node }) => show(node)))
      }
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const { element } of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
        // The words inside an empty field are the browser's own element, which it does not name.
        const main = element ? element.closest('main') : document.querySelector('main [placeholder]')
        seen.largest = main ? 'in main' : `outside: ${show(element ?? null)}`
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      seen.refused.push(`${violatedDirective} ${blockedURI}`)
    })
  })
}

export async function seenBy(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    const script = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    return { ...(window as unknown as { seen: Seen }).seen, script }
  })
}
