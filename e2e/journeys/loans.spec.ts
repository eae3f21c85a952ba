import { expectAccessible } from '../axe.ts'
import { signIn } from '../people.ts'
import { expect, test } from '../test.ts'

test('the librarian counts what is on the shelf, and what was not seen is missing', async ({ page }) => {
  await signIn(page, 'librarian', { at: '/apps/academic/loans' })
  await page.getByRole('tab', { name: 'Inventaire' }).click()
  await page.getByRole('button', { name: 'Commencer un inventaire' }).click()
  const field = page.getByRole('textbox', { name: 'Code-barres de l’exemplaire' })
  await expect(field).toBeVisible()
  const codes = await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('access_token')}` }
    const answer = await fetch('/api/copies?state=there&q=Paris&page_size=3', { headers })
    return ((await answer.json()) as { items: { barcode: string }[] }).items.map(({ barcode }) => barcode)
  })
  for (const code of codes) {
    await field.fill(code)
    await field.press('Enter')
  }
  await expect(page.getByRole('log').getByText(/\s: vu$/)).toHaveCount(codes.length)
  await field.fill('000000')
  await field.press('Enter')
  await expect(page.getByRole('log')).toContainText('Aucun exemplaire ne porte ce code')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clore l’inventaire' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Clore l’inventaire' }).click()
  await expect(page.getByText('L’inventaire est clos.')).toBeVisible()
  await expect(field).toBeHidden()
})

test('a student shows his card on his phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'student', { at: '/pages/profile?tab=card' })
  await expect(page.getByRole('img', { name: /Code-barres 28\d{11}/ })).toBeVisible()
  await expectAccessible(page)
})
