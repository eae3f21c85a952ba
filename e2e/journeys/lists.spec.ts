import type { Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { signIn } from '../people.ts'
import { expect, test } from '../test.ts'

/** What Chromium says of every call over a line that the journey has cut. */
const cut = /ERR_INTERNET_DISCONNECTED|Failed to fetch|dynamically imported module/

/** What an open field offers; the page has choices of its own, such as how many rows are shown. */
const choices = (page: Page) => page.getByRole('listbox').getByRole('option')

test('the office makes a list from a class, hands books out without a line, and closes it', async ({
  page,
  expected,
}) => {
  expected.push(cut)
  await signIn(page, 'secretary', { at: '/apps/campus/lists' })
  await page.getByRole('button', { name: 'Nouvelle liste' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nouvelle liste' })
  await dialog.getByRole('textbox', { name: 'Nom' }).fill('Livres du voyage')
  await dialog.getByRole('combobox', { name: 'Classes' }).click()
  await choices(page).first().click()
  await page.keyboard.press('Escape')
  await dialog.getByRole('combobox', { name: 'Livres', exact: true }).click()
  await choices(page).first().click()
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Nouvelle liste' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Livres du voyage' })).toBeVisible()

  // Not by what is not pressed: that is every other button, too.
  const cells = page.getByRole('region', { name: 'Livres du voyage' }).locator('[aria-pressed=false]')
  await cells.first().click()
  await expect(page.getByText(/^Enregistré à/)).toBeVisible()
  await expectAccessible(page)
  await page.context().setOffline(true)
  await cells.first().click()
  await expect(page.getByText('1 coche gardée ici')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText(/^Enregistré à/)).toBeVisible()
  await page.reload()
  const ticked = page.getByRole('region', { name: 'Livres du voyage' }).getByRole('button', { pressed: true })
  await expect(ticked).toHaveCount(2)

  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: 'Clore' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clore' }).click()
  await expect(page.getByText('Cette liste est close', { exact: false })).toBeVisible()
  await expect(ticked.first()).toBeDisabled()
})

test('the librarian lends books in a row and takes them back', async ({ page }) => {
  await signIn(page, 'librarian', { at: '/apps/academic/book?type=paperback' })
  await page.getByRole('link', { name: 'Prêts' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Prêts' })).toBeVisible()
  const codes = await page.evaluate(async () => {
    const token = localStorage.getItem('access_token')
    const headers = { Authorization: `Bearer ${token}` }
    const answer = await fetch('/api/copies?state=there&q=Paris&page_size=4', { headers })
    const { items } = (await answer.json()) as { items: { barcode: string; kept_for: string }[] }
    // One that waits for somebody else is not lent.
    return items.filter(({ kept_for }) => !kept_for).map(({ barcode }) => barcode)
  })
  await page.getByRole('combobox', { name: 'À qui' }).click()
  await choices(page).first().click()
  const field = page.getByRole('textbox', { name: 'Code-barres de l’exemplaire' })
  for (const code of codes.slice(0, 2)) {
    await field.fill(code)
    await field.press('Enter')
  }
  await expect(page.getByRole('log').getByText(/, jusqu’au /)).toHaveCount(2)
  await page.getByRole('button', { name: 'Reprendre' }).click()
  for (const code of codes.slice(0, 2)) {
    await field.fill(code)
    await field.press('Enter')
  }
  await expect(page.getByRole('log').getByText(/ rendu par /)).toHaveCount(2)
  await expectAccessible(page)
})
