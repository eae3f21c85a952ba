import { openLine } from '../line.ts'
import { signIn } from '../people.ts'
import { expect, test } from '../test.ts'

/** The first page of who learns, has learnt, and teaches; a part of it by which it is known. */
const spaces = [
  { who: 'student', at: '/apps/student/dashboard', part: 'Prochaines séances' },
  { who: 'alumni', at: '/apps/alumni/dashboard', part: 'Mes cours' },
  { who: 'teacher', at: '/apps/instructor/dashboard', part: 'Prochains cours' },
] as const

for (const { who, at, part } of spaces) {
  test(`the space of a ${who} is read without a line, as it was last seen`, async ({ browser, server }) => {
    const line = await openLine(server.url)
    const phone = await browser.newContext({
      ...{ baseURL: line.url, viewport: { width: 390, height: 800 }, locale: 'fr-FR' },
      reducedMotion: 'reduce',
    })
    const page = await phone.newPage()
    await signIn(page, who, { at })
    const shown = page.getByRole('region', { name: part })
    await expect(shown).toBeVisible()
    const before = await shown.innerText()
    const isKept = () => page.evaluate(async () => Boolean(await caches.match('/')))
    await expect.poll(isKept, { timeout: 60_000 }).toBe(true)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))

    line.cut()
    await page.reload()
    await expect(page.getByText(/^Hors connexion\s: tel que vu le/)).toBeVisible()
    await expect(shown).toHaveText(before, { useInnerText: true })

    line.mend()
    await expect(page.getByText(/^Hors connexion\s: tel que vu le/)).toHaveCount(0)
    await phone.close()
    await line.close()
  })
}
