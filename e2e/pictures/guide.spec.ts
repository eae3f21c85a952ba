import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { guidePictures, mostBytes } from '../guide-pictures.ts'
import { addressFiller } from '../ids.ts'
import { wear } from '../layout.ts'
import { signIn } from '../people.ts'
import { countRequests, quiet } from '../quiet.ts'
import { test } from '../test.ts'

const folder = resolve(import.meta.dirname, '../../web/src/shell/help/guide/pictures')
const locales = { fr: 'fr-FR', en: 'en-GB', pt: 'pt-PT', it: 'it-IT', es: 'es-ES' }

/** The page alone, without what stands around all of them. */
const alone = { navbar: { display: false }, toolbar: { display: false }, footer: { display: false } }

for (const [language, locale] of Object.entries(locales)) {
  test(`the pictures of the guide in ${language}`, async ({ browser, server }) => {
    test.setTimeout(900_000)
    mkdirSync(join(folder, language), { recursive: true })
    const filled = await addressFiller(server.url)
    for (const { chapter, role, address } of guidePictures) {
      await test.step(chapter, async () => {
        const context = await browser.newContext({
          baseURL: server.url,
          locale,
          viewport: { width: 880, height: 650 },
          colorScheme: 'light',
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
        })
        const page = await context.newPage()
        countRequests(page)
        await signIn(page, role, { at: filled(address) })
        await quiet(page)
        await wear(page, alone)
        await quiet(page)
        writeFileSync(join(folder, language, `${chapter}.webp`), await pictureOf(page))
        await context.close()
      })
    }
  })
}

/** The upper part of the page as WebP, as good as it may be; a chapter shows it at two thirds, so it has pixels to spare. */
async function pictureOf(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  // A caret blinks, and what the pointer or the focus is on looks otherwise.
  await page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    await document.fonts.ready
  })
  const top = (await page.locator('main').boundingBox())?.y ?? 0
  const clip = { x: 0, y: top, width: 880, height: 550, scale: 1.5 }
  for (let quality = 85; quality >= 25; quality -= 5) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality, clip })
    const picture = Buffer.from(data, 'base64')
    if (picture.length <= mostBytes) return picture
  }
  throw new Error(`no picture of ${page.url()} is small enough`)
}
