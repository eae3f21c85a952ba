import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { campusList } from '../campuses.ts'
import { signIn } from '../people.ts'
import { expect, test } from '../test.ts'

const built = resolve(import.meta.dirname, '../../web/dist/.vite/manifest.json')

/** The languages of which the page has fetched any text; the build's manifest knows which file is which. */
async function languagesLoaded(page: Page): Promise<string[]> {
  const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(built, 'utf8'))
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const texts = Object.entries(manifest).filter(([, { file }]) => fetched.some((name) => name.endsWith(file)))
  const languages = texts.map(([source]) => /^src\/texts\/(?:common\/)?(\w\w)\b/.exec(source)?.[1] ?? '')
  return [...new Set(languages.filter(Boolean))].sort()
}

test('search finds pages by keyboard alone, and only those one may see', async ({ page, newPage }) => {
  await signIn(page, 'admin')
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Rechercher' })
  await expect(field).toBeFocused()
  const results = page.getByRole('option')
  await expect(results).toHaveCount(10)
  await field.fill('presences')
  await expect(results).toHaveText(['PrésencesCampus'])
  await field.fill('zzz')
  await expect(page.getByText('Non trouvé...')).toBeVisible()
  await expectAccessible(page)
  await field.fill('camp')
  await expect(results.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${campusList}$`))
  await expect(field).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)

  const student = await newPage()
  await signIn(student, 'student')
  await student.getByRole('button', { name: 'Rechercher' }).click()
  await student.getByRole('combobox', { name: 'Rechercher' }).fill('campus')
  await expect(student.getByText('Non trouvé...')).toBeVisible()
})

test('favourites are starred, dragged into order, and follow to another device', async ({
  page,
  newPage,
}) => {
  await signIn(page, 'director.nice', { campus: 'Nice' })
  const menu = page.getByRole('navigation', { name: 'Navigation' })
  for (const name of ['Factures', 'Notes', 'Listes']) {
    await menu.getByRole('listitem').filter({ hasText: name }).last().hover()
    await menu.getByRole('button', { name: `${name} : favori` }).click()
  }
  const strip = page.getByRole('list', { name: 'Favoris' }).getByRole('link')
  await expect(strip).toHaveCount(3)
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/auth/user/update'))
  expect((await saved).ok()).toBe(true)

  // The last before the first, by hand.
  const [first, last] = [await strip.first().boundingBox(), await strip.last().boundingBox()]
  if (!first || !last) throw new Error('the shortcuts are not in sight')
  const savedAgain = page.waitForResponse((response) => response.url().endsWith('/api/auth/user/update'))
  await page.mouse.move(last.x + last.width / 2, last.y + last.height / 2)
  await expect(strip.last()).toHaveAttribute('aria-describedby', /./)
  await page.mouse.down()
  await page.mouse.move(first.x + first.width / 2, first.y + first.height / 2, { steps: 12 })
  await page.mouse.up()
  const names = async () => strip.evaluateAll((all) => all.map((link) => link.getAttribute('aria-label')))
  await expect.poll(names).toEqual(['Listes · Campus', 'Factures · Finances', 'Notes · Campus'])
  expect((await savedAgain).ok()).toBe(true)

  const phone = await newPage()
  await signIn(phone, 'director.nice', { campus: 'Nice' })
  const there = phone.getByRole('list', { name: 'Favoris' }).getByRole('link')
  await expect(there).toHaveCount(3)
  await expect(there.first()).toHaveAttribute('aria-label', 'Listes · Campus')
})

test('the look that is chosen in the panel is saved, and worn on the next device', async ({
  page,
  newPage,
}) => {
  await signIn(page, 'supervisor.nice', { campus: 'Nice' })
  await page.getByRole('button', { name: 'Apparence' }).click()
  const panel = page.getByRole('dialog', { name: 'Apparence' })
  await expect(panel).toBeVisible()
  await expectAccessible(page)
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/auth/user/update'))
  await panel.getByRole('radio', { name: 'Sombre', exact: true }).check()
  await panel.getByRole('radio', { name: 'Droite à gauche' }).check()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  expect((await saved).ok()).toBe(true)

  const next = await newPage({ colorScheme: 'light' })
  await signIn(next, 'supervisor.nice', { campus: 'Nice' })
  await expect(next.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await expect(next.locator('html')).toHaveAttribute('dir', 'rtl')
  await next.getByRole('button', { name: 'Apparence' }).click()
  const reset = next.waitForResponse((response) => response.url().endsWith('/api/auth/user/update'))
  await next
    .getByRole('dialog', { name: 'Apparence' })
    .getByRole('button', { name: /^Rétablir/ })
    .click()
  await expect(next.locator('html')).toHaveAttribute('dir', 'ltr')
  expect((await reset).ok()).toBe(true)
})

test('the navbar folds, opens under the pointer, and on a phone is a drawer for the keyboard', async ({
  page,
}) => {
  await signIn(page, 'coordinator.nice', { campus: 'Nice' })
  const navbar = page.locator('[data-region=navbar]')
  const menu = page.getByRole('navigation', { name: 'Navigation' })
  const width = async () => Math.round((await menu.boundingBox())?.width ?? 0)
  expect((await navbar.boundingBox())?.width).toBe(280)
  await page.getByRole('button', { name: 'Replier le menu' }).click()
  await page.mouse.move(700, 500)
  await expect.poll(async () => (await navbar.boundingBox())?.width).toBe(64)
  await page.mouse.move(20, 300)
  await expect.poll(width).toBeGreaterThan(270)
  // It lies over the page, which stays where it is.
  expect((await navbar.boundingBox())?.width).toBe(64)
  await page.mouse.move(700, 500)
  await expect.poll(width).toBeLessThan(281)

  await page.setViewportSize({ width: 390, height: 800 })
  const button = page.getByRole('button', { name: 'Ouvrir le menu' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(menu).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await menu.getByRole('link', { name: 'Déconnexion' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(menu).toHaveCount(0)
})

test('the first thing that the keyboard reaches leads past the frame, and nothing hides its focus', async ({
  page,
}) => {
  await signIn(page, 'admin', { at: campusList })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  // Once round the whole page: everything that takes the focus shows it.
  await page.locator('body').press('Home')
  const bare: string[] = []
  for (let times = 0; times < 25; times += 1) {
    await page.keyboard.press('Tab')
    const shown = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return ''
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused)
      const ringed = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
      return ringed || focused.matches('input, select, textarea') ? '' : focused.outerHTML.slice(0, 100)
    })
    if (shown) bare.push(shown)
  }
  expect(bare).toEqual([])
})

test('the whole screen is given and taken back', async ({ page }) => {
  await signIn(page, 'admin')
  await page.getByRole('button', { name: 'Plein écran' }).click()
  const leave = page.getByRole('button', { name: 'Quitter le plein écran' })
  await expect(leave).toBeVisible()
  expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  await leave.click()
  await expect(page.getByRole('button', { name: 'Plein écran' })).toBeVisible()
})

test('languages come one at a time, each when it is chosen, and the page is not loaded again', async ({
  page,
}) => {
  await signIn(page, 'user.nice', { campus: 'Nice' })
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  const asked: string[] = []
  for (const [lang, name, tab] of [
    ['fr', 'Français', 'Mes informations'],
    ['it', 'Italiano', 'I miei dati'],
    ['pt', 'Português', 'Os meus dados'],
    ['es', 'Español', 'Mis datos'],
    ['en', 'English', 'My details'],
    ['fr', 'Français', 'Mes informations'],
  ] as const) {
    if (asked.length > 0) {
      await page.getByRole('button', { name: /^(Langue|Language|Lingua|Língua|Idioma)$/ }).click()
      await page.getByRole('menuitemradio', { name }).click()
    }
    await expect(page.getByRole('tab', { name: tab })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    if (!asked.includes(lang)) asked.push(lang)
    expect(await languagesLoaded(page)).toEqual([...asked].sort())
  }
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})
