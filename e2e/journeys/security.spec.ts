import { expectAccessible } from '../axe.ts'
import { enter, password, signIn, signInByHand } from '../people.ts'
import { expect, test } from '../test.ts'
import { totp } from '../totp.ts'

const chosen = 'lanterne bleue 42'
const security = '/pages/profile?tab=security'
const nice = { campus: 'Nice', at: security }

test('a changed password ends the other sessions', async ({ page, newPage }) => {
  const other = await newPage()
  await signIn(other, 'accounting.nice', nice)
  // An open page would learn of it by itself, within seconds; this one is opened again afterwards.
  await other.goto('about:blank')
  await signIn(page, 'accounting.nice', nice)
  const act = page.getByRole('button', { name: 'Changer le mot de passe' })
  await act.click()
  await expect(page.getByText('Saisissez votre mot de passe actuel.')).toBeVisible()
  await page.getByLabel(/^Mot de passe actuel/).fill('pas le bon')
  await page.getByLabel(/^Nouveau mot de passe/).fill(chosen)
  await page.getByLabel(/^Confirmation/).fill(chosen)
  await act.click()
  await expect(page.getByText('Mot de passe actuel incorrect.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(/^Mot de passe actuel/).fill(password)
  await act.click()
  await expect(page.getByText(/Votre mot de passe est changé/)).toBeVisible()
  await expect(page.getByText('Cet appareil')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Fermer les autres sessions' })).toHaveCount(0)

  await other.goto(security)
  await expect(other).toHaveURL(/\/login/)
  await expect(other.getByText('La reconnexion automatique a échoué.')).toBeVisible()
  await enter(other, { email: 'accounting.nice@demo.example', secret: chosen, campus: 'Nice' })
  await expect(other).toHaveURL(/\/pages\/profile/)
})

test('a person sees where he is signed in, and ends the others', async ({ page, newPage }) => {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Safari/604.1'
  const phone = await newPage({ userAgent })
  // By hand: a session is named after the browser that began it.
  await signInByHand(phone, 'multimedia.nice', 'Nice')
  await signInByHand(page, 'multimedia.nice', 'Nice')
  await page.goto(security)
  const sessions = page.getByRole('list', { name: 'Sessions ouvertes' }).getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await expect(sessions.filter({ hasText: 'Safari sur iPhone' })).toContainText('Nice')
  await expect(sessions.filter({ hasText: 'Cet appareil' })).toContainText('Chrome sur Linux')
  await page.getByRole('button', { name: 'Fermer les autres sessions' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Fermer les autres sessions' }).click()
  await expect(sessions).toHaveCount(1)
  await phone.reload()
  await expect(phone).toHaveURL(/\/login/)
})

test('signing out in one tab signs out the others', async ({ page, context }) => {
  await signIn(page, 'secretary')
  const tab = await context.newPage()
  await tab.goto('/pages/profile')
  await expect(tab.getByRole('tab', { name: 'Mes informations' })).toBeVisible()
  await page.goto('/logout')
  await expect(tab).toHaveURL(/\/login/)
  await tab.close()
})

test('a second factor guards the sign-in, and a recovery code replaces the telephone', async ({ page }) => {
  const who = { email: 'librarian.nice@demo.example', campus: 'Nice' }
  await signIn(page, 'librarian.nice', nice)
  await page.getByRole('button', { name: 'Activer le second facteur' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Mot de passe actuel/).fill(password)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('img', { name: /Code QR/ })).toBeVisible()
  await expectAccessible(page)
  const secret = await dialog.locator('code').innerText()
  await dialog.getByLabel(/^Code de vérification/).fill('000000')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Ce code n’est pas le bon, ou il a déjà servi')).toBeVisible()
  await dialog.getByLabel(/^Code de vérification/).fill(totp(secret))
  await page.keyboard.press('Enter')
  const codes = dialog.getByRole('list', { name: 'Vos codes de secours' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await expectAccessible(page)
  const recovery = await codes.first().innerText()
  await dialog.getByRole('button', { name: 'Je les ai gardés' }).click()
  await expect(page.getByText('Il reste 10 codes de secours.')).toBeVisible()

  await page.goto('/logout')
  await enter(page, who)
  const code = page.getByLabel(/^Code de vérification/)
  await expect(code).toBeFocused()
  await expectAccessible(page)
  // The step that set it up has been used; the next one is accepted already.
  await code.fill(totp(secret, 1))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/apps\/academic\/book/)

  await page.goto('/logout')
  await enter(page, who)
  await code.fill(recovery)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/apps\/academic\/book/)
  await page.goto(security)
  await expect(page.getByText('Il reste 9 codes de secours.')).toBeVisible()
})
