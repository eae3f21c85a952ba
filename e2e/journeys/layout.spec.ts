import type { Page, TestInfo } from '@playwright/test'
import { campusList } from '../campuses.ts'
import { type Look, layoutFaults, wear } from '../layout.ts'
import { signIn } from '../people.ts'
import { expect, test } from '../test.ts'

const layouts = ['vertical', 'horizontal-top', 'horizontal-bar'] as const
const schemes = ['light', 'dark'] as const
const directions = ['ltr', 'rtl'] as const

const looks = layouts.flatMap((layout) =>
  schemes.flatMap((scheme) => directions.map((direction): Look => ({ layout, scheme, direction }))),
)

/** Says what is broken, with a picture of it. */
async function expectLayout(page: Page, name: string, info: TestInfo): Promise<void> {
  const faults = await layoutFaults(page)
  if (faults.length > 0) await page.screenshot({ path: info.outputPath(`${name}.png`) })
  expect.soft(faults, name).toEqual([])
}

for (const width of [320, 390, 1280]) {
  test(`no layout breaks at ${width} pixels, light or dark, in either direction`, async ({
    newPage,
  }, info) => {
    const page = await newPage({ viewport: { width, height: 800 } })
    await signIn(page, 'admin', { at: campusList })
    await page.getByRole('link', { name: /Marseille/ }).waitFor()
    for (const look of looks) {
      await wear(page, look)
      const name = `${look.layout} ${look.scheme} ${look.direction} ${width}`
      await expectLayout(page, name, info)
    }
  })
}

const settings: Look[] = [
  { mode: 'container' },
  { mode: 'boxed' },
  { navbar: { folded: true } },
  { navbar: { position: 'right' } },
  { navbar: { display: false } },
  { toolbar: { position: 'above' }, footer: { position: 'above', style: 'fixed' } },
  { toolbar: { display: false }, footer: { display: false } },
]

test('no setting of a layout breaks it, on a wide screen and on a narrow one', async ({ newPage }, info) => {
  const page = await newPage()
  await signIn(page, 'admin')
  // Away from the navbar, which would open under the pointer where it is folded.
  await page.mouse.move(500, 500)
  for (const width of [1600, 1000]) {
    await page.setViewportSize({ width, height: 800 })
    for (const layout of layouts) {
      for (const setting of settings) {
        await wear(page, { layout, ...setting })
        const name = `${layout} ${JSON.stringify(setting).replace(/\W+/g, ' ').trim()} ${width}`
        await expectLayout(page, name, info)
      }
    }
  }
})
