import { expectAccessible } from '../axe.ts'
import { faultsOf, faultsShown, type Onlooker, onlookers, refusalsOf, spacesOf } from '../every-page.ts'
import { addressFiller } from '../ids.ts'
import { layoutFaults, wear, wearNothingNext } from '../layout.ts'
import { seenBy, watchPaints } from '../paints.ts'
import { signIn } from '../people.ts'
import { quiet } from '../quiet.ts'
import { expect, test } from '../test.ts'

/** The most JavaScript that any page may load, whenever it does (design, section 10). */
const mostScript = (who: Onlooker) => (who === 'guest' ? 200 : 335) * 1024

/** A phone in every run; a desk too where there is time (make test-pages). */
const widths = process.env.PAGES === 'all' ? ([390, 1280] as const) : ([390] as const)

/** How a page is looked at besides as it comes, and in which look axe sees it: light on a phone, dark at a desk. */
const looks = {
  390: { other: { direction: 'rtl' }, axe: 'as it comes' },
  1280: { other: { scheme: 'dark' }, axe: 'other' },
} as const

for (const who of onlookers) {
  for (const width of widths) {
    for (const [space, addresses] of spacesOf(who)) {
      test(`pages of a ${who}, ${space}, at ${width} pixels`, async ({ newPage, server }, info) => {
        test.slow()
        // What the worker takes along after a page is drawn is none of that page's.
        const page = await newPage({ viewport: { width, height: 800 }, serviceWorkers: 'block' })
        if (who !== 'guest') await signIn(page, who)
        await watchPaints(page)
        const filled = await addressFiller(server.url)
        const refusals: string[] = []
        page.on('response', (answer) => {
          const { pathname } = new URL(answer.url())
          if (answer.status() >= 400) refusals.push(`${answer.status()} from ${pathname}`)
        })
        for (const address of addresses) {
          await page.goto(filled(address))
          await page.getByRole('heading', { level: 1 }).waitFor()
          await quiet(page)
          // The browser tells of a paint when it has time to.
          await expect
            .poll(async () => (await seenBy(page)).largest, { message: `the largest paint of ${address}` })
            .toBe('in main')
          expect.soft(refusals.splice(0), `what ${address} was refused`).toEqual(refusalsOf(address))
          expect.soft(await faultsShown(page), `what failed on ${address}`).toEqual(faultsOf(address))
          const { other, axe } = looks[width]
          expect.soft(await layoutFaults(page), address).toEqual([])
          if (axe === 'as it comes') await expectAccessible(page, address)
          // What moves late has moved by now.
          const { shift, moved, refused, script } = await seenBy(page)
          info.annotations.push({
            type: address,
            description: `${(script / 1024).toFixed(1)} KiB, layout shift ${shift.toFixed(3)}`,
          })
          expect.soft(shift, `layout shift of ${address}: ${moved.join('\n')}`).toBeLessThanOrEqual(0.02)
          expect.soft(refused, `refused on ${address}`).toEqual([])
          expect.soft(script, `JavaScript of ${address}`).toBeLessThanOrEqual(mostScript(who))
          await wear(page, other, who !== 'guest')
          expect.soft(await layoutFaults(page), `${address} ${JSON.stringify(other)}`).toEqual([])
          if (axe === 'other') await expectAccessible(page, address)
          await wearNothingNext(page, who !== 'guest')
        }
      })
    }
  }
}
