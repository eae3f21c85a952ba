import { type Browser, launch, type Page } from 'puppeteer-core'
import { newSession } from '../people.ts'

type Settings = Record<string, number>

/**
 * Opens Debian's Firefox, driven by WebDriver BiDi: a standard, and no browser that was patched for tests. What it has
 * is kept in this folder, or goes with it.
 */
export function openFirefox(userDataDir?: string, settings: Settings = {}): Promise<Browser> {
  return launch({
    browser: 'firefox',
    ...(userDataDir && { userDataDir }),
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    extraPrefsFirefox: { 'intl.accept_languages': 'fr-FR', 'ui.prefersReducedMotion': 1, ...settings },
  })
}

/** Has a demo account of Paris signed in already when the next page opens. */
export async function signIn(page: Page, origin: string, account: string): Promise<void> {
  const session = await newSession(origin, account, 'Paris')
  // A file of the same origin, to have its storage at hand before the app looks at it.
  await page.goto(`${origin}/boot.js`)
  await page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  }, session)
}

/** Gathers what a page complains about, and what it asked for in vain. */
export function watch(page: Page, origin: string): string[] {
  const problems: string[] = []
  const place = (url: string) => (url.startsWith(origin) ? new URL(url).pathname : url)
  page.on('pageerror', (error) => problems.push((error as Error).message))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('request', (request) => {
    if (/^http/.test(request.url()) && !request.url().startsWith(origin))
      problems.push(`asked ${request.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // What the browser itself gave up: pictures of a page that was left.
    if (reason !== 'NS_BINDING_ABORTED') problems.push(`${reason} from ${place(request.url())}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} from ${place(response.url())}`)
  })
  return problems
}
