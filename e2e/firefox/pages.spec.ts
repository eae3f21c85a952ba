import type { Browser } from 'puppeteer-core'
import { onlookers, spacesOf } from '../every-page.ts'
import { addressFiller } from '../ids.ts'
import { layoutFaults } from '../layout.ts'
import { expect, test } from '../test.ts'
import { openFirefox, signIn, watch } from './browser.ts'

/** What a page is refused because the address, as it is filled in here, leads to nothing. */
const refused: Record<string, string[]> = {
  '/availability/{token}': ['404 from /api/availability-answers/read'],
}

let firefox: Browser
test.beforeAll(async () => {
  firefox = await openFirefox()
})
test.afterAll(() => firefox?.close())

test('what is wrong with a page is noticed in Firefox', async ({ server }) => {
  const page = await firefox.newPage()
  await page.goto(`${server.url}/login`)
  await page.waitForNetworkIdle()
  const problems = watch(page, server.url)
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('thrown')
    })
    // biome-ignore lint/suspicious/noConsole: the fault that is to be noticed.
    setTimeout(() => console.error('logged'))
    return fetch('/api/nowhere')
  })
  await expect.poll(() => problems.sort()).toEqual(['404 from /api/nowhere', 'Error: thrown', 'logged'])
  await page.close()
})

for (const who of onlookers) {
  for (const [space, addresses] of spacesOf(who)) {
    test(`pages of a ${who}, ${space}, in Firefox`, async ({ server }) => {
      test.slow()
      const context = await firefox.createBrowserContext()
      const page = await context.newPage()
      if (who !== 'guest') await signIn(page, server.url, who)
      const filled = await addressFiller(server.url)
      const problems = watch(page, server.url)
      for (const address of addresses) {
        await page.setViewport({ width: 1280, height: 800 })
        await page.goto(server.url + filled(address))
        for (const width of [1280, 390]) {
          await page.setViewport({ width, height: 800 })
          await page.waitForSelector('h1', { visible: true })
          await page.waitForNetworkIdle()
          expect.soft(await layoutFaults(page), `${address} at ${width} pixels`).toEqual([])
        }
        expect.soft(page.url(), `where ${address} led`).toBe(server.url + filled(address))
        expect.soft(problems.splice(0), `what ${address} complained about`).toEqual(refused[address] ?? [])
      }
      await context.close()
    })
  }
}
