import { expectAccessible } from '../axe.ts'
import { campusList } from '../campuses.ts'
import { wear } from '../layout.ts'
import { signIn } from '../people.ts'
import { expect, test } from '../test.ts'

test('every palette can be chosen, and palettes can be read on the page and in the parts of the frame', async ({
  page,
}) => {
  await signIn(page, 'director.nice', { campus: 'Nice', at: campusList })
  await page.getByRole('link', { name: /Marseille/ }).waitFor()
  await page.getByRole('button', { name: 'Apparence' }).click()
  const palettes = page.getByRole('group', { name: 'Palette' }).getByRole('radio')
  await expect(palettes).toHaveCount(24)
  const names: string[] = []
  for (const palette of await palettes.all()) {
    await palette.check()
    names.push(await page.evaluate(() => document.documentElement.dataset.palette ?? ''))
  }
  expect(new Set(names).size).toBe(24)
  await page.keyboard.press('Escape')

  // All of them are checked by computation (palettes.test.ts); here every second one, as a browser draws it.
  for (let at = 0; at < names.length; at += 2) {
    const main = names[at] ?? ''
    const [scheme, other] = at % 4 ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
    // The parts of the frame wear other palettes, two of them against the scheme of the page.
    const [one, two, three] = [7, 12, 18].map((step) => names[(at + step) % names.length])
    const regions = { navbar: `${one}-${other}`, toolbar: `${two}-${other}`, footer: `${three}` }
    await wear(page, { scheme, palettes: { main, ...regions } })
    await expectAccessible(page, `${main} ${scheme}, ${Object.values(regions).join(', ')}`)
  }
})

test('tabs follow each other, and who signs out leaves the browser its own look', async ({
  page,
  context,
}) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Apparence' }).click()
  await page.getByRole('menuitemradio', { name: 'Sombre' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')

  await signIn(page, 'teacher.nice', { campus: 'Nice' })
  const other = await context.newPage()
  await other.goto('/pages/profile')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Apparence' }).click()
  await page.getByRole('radio', { name: 'Clair', exact: true }).check()
  await page.getByRole('radio', { name: 'Lagune' }).check()
  await expect(other.locator('html')).toHaveAttribute('data-palette', 'lagoon')
  await expect(other.locator('html')).toHaveAttribute('data-scheme', 'light')

  await other.getByRole('button', { name: 'Apparence' }).click()
  await other.getByRole('radio', { name: 'Droite à gauche' }).check()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('data-palette', 'lagoon')

  await other.goto('/logout')
  await expect(other.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await expect(other.locator('html')).toHaveAttribute('data-palette', 'indigo')
  await expect(other.locator('html')).toHaveAttribute('dir', 'ltr')
  await other.close()
})

test('without animations what closes is gone at once', async ({ newPage }) => {
  const page = await newPage({ reducedMotion: 'no-preference' })
  await signIn(page, 'admin.nice', { campus: 'Nice' })
  await page.getByRole('button', { name: 'Apparence' }).click()
  const panel = page.getByRole('dialog', { name: 'Apparence' })
  await panel.getByRole('switch', { name: 'Animations' }).uncheck()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await panel.getByRole('button', { name: 'Fermer' }).click()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await expect(panel).toHaveCount(0)
})
