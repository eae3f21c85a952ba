import type { Page } from '@playwright/test'
import { campusId, signIn } from '../people.ts'
import { addresses, landing, menuOf, notFound, profile, type Visitor, visitors } from '../specification.ts'
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

/** Goes to an address within the page, as Back and Forward do: the guards work as on a fresh load. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

const pathOf = (page: Page) => new URL(page.url()).pathname

/** Where each visitor is between two tries. */
const homeOf = (visitor: Visitor) => (visitor === 'guest' ? notFound : profile)

/**
 * Tries an address from home, and returns where it led. The address bar shows the address at once:
 * only a new heading, or another address, shows that the page has decided.
 */
async function whereItLeads(page: Page, address: string, home: string, heading: string): Promise<string> {
  if (pathOf(page) !== home) {
    await goTo(page, home)
    await page.waitForFunction((title) => document.querySelector('h1')?.innerText === title, heading)
  }
  await goTo(page, address)
  await page.waitForFunction(
    ([tried, start, title]) => {
      const shown = document.querySelector('h1')?.innerText ?? title
      return location.pathname === start ? tried !== start : shown !== title
    },
    [address, home, heading],
  )
  return pathOf(page)
}

/** What is not there yet is tried once, by the guest: it is not there for anybody. */
function addressesFor(visitor: Visitor): string[] {
  return addresses.filter(
    (address) =>
      address !== homeOf(visitor) && (visitor === 'guest' || landing(address, visitor) !== notFound),
  )
}

for (const visitor of visitors) {
  test(`the menu and the pages of a visitor: ${visitor}`, async ({ page, server }) => {
    const home = homeOf(visitor)
    if (visitor === 'guest') await page.goto(home)
    else await signIn(page, visitor, { at: home })
    expect(await shownMenu(page)).toEqual(menuOf(visitor))

    const heading = await page.getByRole('heading', { level: 1 }).innerText()
    const paris = await campusId(server.url, 'Paris')
    for (const address of addressesFor(visitor)) {
      const path = address.replace('{campusId}', paris)
      const expected = landing(address, visitor).replace('{campusId}', paris)
      expect(await whereItLeads(page, path, home, heading), address).toBe(expected)
    }
  })
}
