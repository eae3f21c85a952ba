import { newPage, signIn } from '../people.ts'
import { expect, test } from '../test.ts'

test('an admin closes the registration for everyone; a director only reads', async ({
  page,
  browser,
  server,
}) => {
  await signIn(page, 'admin')
  await page.getByRole('button', { name: /^Compte de/ }).click()
  await page.getByRole('menuitem', { name: 'Réglages du réseau' }).click()
  await page.getByRole('switch', { name: 'Inscriptions en ligne' }).click()
  await page.getByLabel('Durée d’une session').fill('900')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('365 au plus')).toBeVisible()
  await page.getByLabel('Durée d’une session').fill('7')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Modifications enregistrées.')).toBeVisible()

  const guest = await newPage(browser, server)
  await guest.goto('/register')
  await expect(guest.getByRole('heading', { name: 'Inscriptions fermées' })).toBeVisible()
  await guest.goto('/login')
  await expect(guest.getByLabel('Campus').getByRole('option', { name: 'Paris' })).toBeAttached()
  await expect(guest.getByRole('link', { name: 'S’inscrire' })).toHaveCount(0)

  await signIn(guest, 'director')
  await guest.goto('/pages/settings')
  await expect(guest.getByText('7 jours')).toBeVisible()
  await expect(guest.getByRole('switch')).toHaveCount(0)
  await guest.context().close()

  await page.getByRole('switch', { name: 'Inscriptions en ligne' }).click()
  await page.getByLabel('Durée d’une session').fill('14')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText(/modification/)).toHaveCount(0)
})
