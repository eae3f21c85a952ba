import type { Browser } from 'puppeteer-core'
import { faultsOf, faultsShown, onlookers, refusalsOf, spacesOf } from '../every-page.ts'
import { addressFiller } from '../ids.ts'
import { layoutFaults } from '../layout.ts'
import { landing } from '../specification.ts'
import { expect, test } from '../test.ts'
import { openFirefox, signIn, watch } from './browser.ts'

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
        const led = server.url + filled(landing(address, who))
        expect.soft(page.url(), `where ${address} led`).toBe(led)
        expect.soft(await faultsShown(page), `what failed on ${address}`).toEqual(faultsOf(address))
        const complaints = problems.splice(0)
        expect.soft(complaints, `what ${address} complained about`).toEqual(refusalsOf(address))
      }
      await context.close()
    })
  }
}
