import { expectAccessible } from '../axe.ts'
import { campusList } from '../campuses.ts'
import { save } from '../forms.ts'
import { enter, password, signIn } from '../people.ts'
import { expect, test } from '../test.ts'
import { totp } from '../totp.ts'

test('an admin closes the registration for everyone; a director only reads', async ({ page, newPage }) => {
  await signIn(page, 'admin')
  await page.getByRole('button', { name: /^Compte :/ }).click()
  await page.getByRole('menuitem', { name: 'Réglages du réseau' }).click()
  await page.getByRole('switch', { name: 'Inscriptions en ligne' }).click()
  await page.getByLabel('Durée d’une session').fill('900')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('365 au plus')).toBeVisible()
  await page.getByLabel('Durée d’une session').fill('7')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Modifications enregistrées.')).toBeVisible()

  const guest = await newPage()
  await guest.goto('/register')
  await expect(guest.getByRole('heading', { name: 'Inscriptions fermées' })).toBeVisible()
  await guest.goto('/login')
  await expect(guest.getByLabel('Campus').getByRole('option', { name: 'Paris' })).toBeAttached()
  await expect(guest.getByRole('link', { name: 'S’inscrire' })).toHaveCount(0)

  await signIn(guest, 'director', { at: '/pages/settings' })
  await expect(guest.getByText('7 jours')).toBeVisible()
  await expect(guest.getByRole('switch')).toHaveCount(0)

  await page.getByRole('switch', { name: 'Inscriptions en ligne' }).click()
  await page.getByLabel('Durée d’une session').fill('14')
  await save(page)
})

test('a role that must have a second factor sets it up before anything else', async ({ page, newPage }) => {
  await signIn(page, 'admin.nice', { campus: 'Nice', at: '/pages/settings' })
  const role = page.getByRole('checkbox', { name: 'Multimédia' })
  await role.check()
  await save(page)

  const held = await newPage()
  await held.goto(`${campusList}?q=nice`)
  // His account has a second factor from now on: no later journey signs in with it.
  await enter(held, { email: 'multimedia.nice@demo.example', campus: 'Nice' })
  await expect(held).toHaveURL(/\/pages\/second-factor/)
  await held.goto('/pages/profile')
  await expect(held).toHaveURL(/\/pages\/second-factor/)
  await expectAccessible(held)
  await held.goto(`${campusList}?q=nice`)
  await held.getByLabel(/^Mot de passe actuel/).fill(password)
  await held.keyboard.press('Enter')
  const secret = await held.locator('code').innerText()
  await held.getByLabel(/^Code de vérification/).fill(totp(secret))
  await held.keyboard.press('Enter')
  await held.getByRole('button', { name: 'Je les ai gardés' }).click()
  await expect(held).toHaveURL(/\/apps\/academic\/campus\?q=nice/)
  await expect(held.getByRole('link', { name: /Nice/ })).toBeVisible()

  await role.uncheck()
  await save(page)
})
