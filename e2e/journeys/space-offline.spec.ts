import { openLine } from '../line.ts'
import { signIn } from '../people.ts'
import { expect, test } from '../test.ts'

test('a student reads his space without a line, as he last saw it', async ({ browser, server }) => {
  const line = await openLine(server.url)
  const phone = await browser.newContext({
    ...{ baseURL: line.url, viewport: { width: 390, height: 800 }, locale: 'fr-FR' },
    reducedMotion: 'reduce',
  })
  const page = await phone.newPage()
  await signIn(page, 'student', { at: '/apps/student/dashboard' })
  const sessions = page.getByRole('region', { name: 'Prochaines séances' })
  const first = await sessions.getByRole('listitem').first().innerText()
  const isKept = () => page.evaluate(async () => Boolean(await caches.match('/')))
  await expect.poll(isKept, { timeout: 60_000 }).toBe(true)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))

  line.cut()
  await page.reload()
  await expect(page.getByText(/^Hors connexion\s: tel que vu le/)).toBeVisible()
  await expect(sessions.getByRole('listitem').first()).toHaveText(first, { useInnerText: true })

  line.mend()
  await expect(page.getByText(/^Hors connexion\s: tel que vu le/)).toHaveCount(0)
  await phone.close()
  await line.close()
})
