import type { Page } from '@playwright/test'
import { addressFiller } from '../ids.ts'
import { signIn } from '../people.ts'
import { quiet } from '../quiet.ts'
import {
  addresses,
  isNarrowed,
  landing,
  logout,
  menuOf,
  notFound,
  type Visitor,
  visitors,
} from '../specification.ts'
import { expect, test } from '../test.ts'

/** What the menu shows, with everything in it opened. */
async function shownMenu(page: Page): Promise<string[]> {
  const menu = page.getByRole('navigation', { name: 'Navigation' })
  if ((await menu.count()) === 0) return []
  for (const closed of await menu.locator('[aria-expanded=false]').all()) await closed.click()
  const links = await menu.locator('li a').evaluateAll((all) =>
    all.map((link) => {
      const list = link.closest('ul')
      const named = list?.getAttribute('aria-labelledby')
      const heading = named ? document.getElementById(named)?.textContent : list?.getAttribute('aria-label')
      return `${heading ?? ''} ${link.getAttribute('href')}`.trim()
    }),
  )
  return links
}

/**
 * Tries an address within the page, as Back and Forward do (the guards work as on a fresh load), and
 * waits until the page has decided. The address bar shows the address at once: only another heading,
 * or the old address again, tells. A new heading that says the same as the last is one when nothing is under way.
 */
async function tryAddress(page: Page, address: string): Promise<void> {
  if (pathOf(page) === address) await tryAddress(page, address === notFound ? '/' : notFound)
  const start = pathOf(page)
  const old = await page.getByRole('heading', { level: 1 }).evaluate((heading: HTMLElement) => {
    heading.dataset.old = ''
    return heading.innerText
  })
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  const decided = await page.waitForFunction(
    ([from, title]) => {
      const heading = document.querySelector('h1')
      if (location.pathname === from || (heading?.innerText ?? title) !== title) return 'told'
      return heading !== null && heading.dataset.old === undefined && 'alike'
    },
    [start, old] as const,
  )
  if ((await decided.jsonValue()) === 'alike') await quiet(page)
}

const pathOf = (page: Page) => new URL(page.url()).pathname

/**
 * What is not there is tried once, by the guest: it is not there for anybody. What is open to all
 * from admin to student is tried by the first and the last of them, and by who may not; the rest try
 * the addresses that tell them apart, and the way out. web/src/app/addresses.test.ts tries all with all.
 */
function addressesFor(visitor: Visitor): string[] {
  const all = ['guest', 'user', 'student', 'admin'].includes(visitor)
  return addresses.filter((address) => {
    if (visitor !== 'guest' && landing(address, visitor) === notFound) return false
    return all || isNarrowed(address) || address === logout
  })
}

for (const visitor of visitors) {
  test(`the menu and the pages of a visitor: ${visitor}`, async ({ page, server }) => {
    test.slow()
    if (visitor === 'guest') await page.goto('/login')
    else await signIn(page, visitor)
    expect(await shownMenu(page)).toEqual(menuOf(visitor))

    const filled = await addressFiller(server.url)
    for (const address of addressesFor(visitor)) {
      await tryAddress(page, filled(address))
      await expect.poll(() => pathOf(page), { message: address }).toBe(filled(landing(address, visitor)))
    }
  })
}
