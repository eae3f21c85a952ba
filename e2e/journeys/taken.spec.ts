import { openLine } from '../line.ts'
import { signIn } from '../people.ts'
import { expect, test } from '../test.ts'

test('a recording that was taken along is heard without a line, for seven days and until the sign-out', async ({
  browser,
  server,
}) => {
  const line = await openLine(server.url)
  const phone = await browser.newContext({
    ...{ baseURL: line.url, viewport: { width: 390, height: 800 }, locale: 'fr-FR' },
    reducedMotion: 'reduce',
  })
  const page = await phone.newPage()
  await signIn(page, 'student', { at: '/apps/student/courses' })
  const courses = page.getByRole('listitem').filter({ hasText: 'enregistrement' })
  await courses.first().getByRole('link').first().click()
  const heard = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Lire / }) })
  const take = heard.last().getByRole('button', { name: /^Garder «\s.+\s» sur cet appareil$/ })
  const title = (await take.getAttribute('aria-label'))?.match(/«\s(.+)\s»/)?.[1] ?? ''
  await take.click()
  await expect(page.getByText(`« ${title} » s’ouvre sur cet appareil sans connexion`)).toBeVisible()
  const isKept = () => page.evaluate(async () => Boolean(await caches.match('/')))
  await expect.poll(isKept, { timeout: 60_000 }).toBe(true)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))

  expect(await page.evaluate(piecesHere)).toBeGreaterThan(0)

  line.cut()
  await page.goto('/apps/student/courses')
  const here = page.getByRole('region', { name: 'Sur cet appareil' })
  await here.getByRole('button', { name: title, exact: true }).click()
  const player = page.getByRole('region', { name: 'Lecteur' })
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => document.querySelector('audio, video')?.getAttribute('src')))
    .toMatch(/^blob:/)
  await expect
    .poll(() =>
      page.evaluate(() => document.querySelector<HTMLMediaElement>('audio, video')?.currentTime ?? 0),
    )
    .toBeGreaterThan(0)

  // A week later, still without a line, it opens no more.
  const later = await phone.newPage()
  await later.clock.install({ time: Date.now() + 7 * 24 * 60 * 60 * 1000 + 60_000 })
  await later.goto('/apps/student/courses')
  await expect(later.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(later.getByRole('region', { name: 'Sur cet appareil' })).toHaveCount(0)
  await later.close()

  // Whoever signs out leaves nothing behind.
  line.mend()
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => page.evaluate(piecesHere)).toBe(0)
  await phone.close()
  await line.close()
})

/** How many pieces of files lie in this browser. */
const piecesHere = () =>
  new Promise<number>((resolve, reject) => {
    const opening = indexedDB.open('taken')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const database = opening.result
      const counting = database.transaction('piece').objectStore('piece').count()
      counting.onerror = () => reject(counting.error)
      counting.onsuccess = () => {
        database.close()
        resolve(counting.result)
      }
    }
  })
