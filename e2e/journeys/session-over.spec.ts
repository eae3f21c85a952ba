import { expectAccessible } from '../axe.ts'
import { newPlanning, saved, tabToSheet, type } from '../board.ts'
import { enter, password, signIn } from '../people.ts'
import { expect, test } from '../test.ts'

test('a session that ends meanwhile takes nothing from the board: signed in again, what was done is saved', async ({
  page,
  server,
}) => {
  const board = await newPlanning(server.url, '09', 4 + 7 * (test.info().repeatEachIndex % 3))
  await signIn(page, 'supervisor', { at: board })
  await tabToSheet(page)
  const name = 'Éthique chrétienne'
  await type(page, name)
  await saved(page)
  await page.keyboard.type('doct')
  await expect(page.getByRole('combobox', { name: /^Cours pour/ })).toHaveValue('doct')

  // Ended somewhere else: the next thing that the board asks for is refused.
  const ended = await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('access_token')}` }
    return (await fetch('/session', { method: 'DELETE', headers })).ok
  })
  expect(ended).toBe(true)
  const cover = page.getByRole('dialog', { name: 'Votre session a pris fin' })
  await expect(cover.getByLabel('Mot de passe', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(cover).toBeHidden()
  const field = page.getByRole('combobox', { name: /^Cours pour/ })
  await expect(field).toHaveValue('doct')
  await field.press('Escape')
  await expect(page.locator('td:focus')).toContainText(name) // the cell has the keys again
  await page.keyboard.press('Delete')
  await expect(page.locator('td:focus')).not.toContainText(name)
  await expect(page.getByText('Enregistrement…')).toBeHidden()
  await page.reload()
  await tabToSheet(page)
  await expect(page.locator('td:focus')).not.toContainText(name)
})

test('a session that another tab finds ended takes nothing from the board either: who signs in there goes on here', async ({
  page,
  server,
}) => {
  const board = await newPlanning(server.url, '10', 2 + 7 * (test.info().repeatEachIndex % 3))
  await signIn(page, 'supervisor', { at: board })
  await tabToSheet(page)
  await page.keyboard.type('doct')
  const field = page.getByRole('combobox', { name: /^Cours pour/ })
  await expect(field).toHaveValue('doct')

  // The board itself hears nothing of it from the server.
  await page.route('**/api/**', () => {})
  const other = await page.context().newPage()
  await other.goto('/pages/profile')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  const ended = await other.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('access_token')}` }
    return (await fetch('/session', { method: 'DELETE', headers })).ok
  })
  expect(ended).toBe(true)
  await other.reload()
  await expect(other).toHaveURL(/login/)
  const cover = page.getByRole('dialog', { name: 'Votre session a pris fin' })
  await expect(cover).toBeVisible()

  await page.unroute('**/api/**')
  await enter(other, { email: 'supervisor@demo.example' })
  await expect(other).not.toHaveURL(/login/)
  await expect(cover).toBeHidden()
  await expect(field).toHaveValue('doct')
  await field.press('Escape')
  await expect(field).toBeHidden()
})
