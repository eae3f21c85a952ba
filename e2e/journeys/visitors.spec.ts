import type { Page } from '@playwright/test'
import { campusId, signIn } from '../people.ts'
import { addresses, landing, menuOf, notFound, type Visitor, visitors } from '../specification.ts'
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
 * returns where it led. The address bar shows the address at once: only a new heading, or the old
 * address again, shows that the page has decided.
 */
async function whereItLeads(page: Page, address: string): Promise<string> {
  if (pathOf(page) === address) await whereItLeads(page, address === notFound ? '/' : notFound)
  const start = pathOf(page)
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await page.waitForFunction(
    ([from, title]) => {
      const shown = document.querySelector('h1')?.innerText ?? title
      return location.pathname === from || shown !== title
    },
    [start, heading],
  )
  return pathOf(page)
}

const pathOf = (page: Page) => new URL(page.url()).pathname

/** What is not there yet is tried once, by the guest: it is not there for anybody. */
function addressesFor(visitor: Visitor): string[] {
  return addresses.filter((address) => visitor === 'guest' || landing(address, visitor) !== notFound)
}

for (const visitor of visitors) {
  test(`the menu and the pages of a visitor: ${visitor}`, async ({ page, server }) => {
    test.slow()
    if (visitor === 'guest') await page.goto('/login')
    else await signIn(page, visitor)
    expect(await shownMenu(page)).toEqual(menuOf(visitor))

    const paris = await campusId(server.url, 'Paris')
    for (const address of addressesFor(visitor)) {
      const path = address.replace('{campusId}', paris)
      const expected = landing(address, visitor).replace('{campusId}', paris)
      expect(await whereItLeads(page, path), address).toBe(expected)
    }
  })
}
