import { expectAccessible } from '../axe.ts'
import { signIn } from '../people.ts'
import { expect, test } from '../test.ts'

test('a view is kept under a name, pinned, found on another device, and its link shows its columns', async ({
  page,
  newPage,
}) => {
  await signIn(page, 'secretary.nice', { campus: 'Nice', at: '/apps/campus/student?role=alumni' })
  await page.getByRole('button', { name: 'Colonnes' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Date de naissance' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Vues' }).click()
  await page.getByRole('button', { name: 'Garder cette vue…' }).click()
  await page.getByLabel(/^Nom de la vue/).fill('Anciens de Nice')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Garder la vue' }).click()
  await page.getByRole('button', { name: 'Anciens de Nice' }).click()
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/auth/user/update'))
  await page.getByRole('button', { name: /^Mettre dans les favoris/ }).click()
  await saved

  const other = await newPage()
  await signIn(other, 'secretary.nice', { campus: 'Nice' })
  await other.getByRole('link', { name: /^Anciens de Nice/ }).click()
  await expect(other).toHaveURL(/role=alumni&columns=/)
  await expect(other.getByRole('columnheader', { name: 'Date de naissance' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Anciens de Nice' })).toBeVisible()
})
