import { expectAccessible } from '../axe.ts'
import { mailedLink } from '../mails.ts'
import { enter, signIn } from '../people.ts'
import { expect, test } from '../test.ts'

const email = 'alumni.nice@demo.example'
const chosen = 'lanterne bleue 42'

test('a forgotten password is chosen anew by a mailed link, which works once', async ({
  page,
  newPage,
  server,
}) => {
  const elsewhere = await newPage()
  await signIn(elsewhere, 'alumni.nice', { campus: 'Nice' })

  await page.goto('/login')
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click()
  // The sign-in page has a field of the same name, and stays until the next page is there.
  await expect(page.getByRole('heading', { name: 'Mot de passe oublié' })).toBeVisible()
  await page.getByLabel('Adresse e-mail').fill('personne@demo.example')
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  const unknown = 'Adresse email inconnue, contactez votre coordinateur de campus'
  await expect(page.getByText(unknown)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  await expect(page.getByRole('heading', { name: 'Consultez votre messagerie' })).toBeVisible()
  await expectAccessible(page)

  const link = await mailedLink(server, email, '/reset-password')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Nouveau mot de passe' })).toBeVisible()
  expect(page.url()).not.toContain('#')
  await page.getByLabel(/^Nouveau mot de passe/).fill('motdepasse1')
  await expect(page.getByText('Solidité : très faible')).toBeVisible()
  await page.getByLabel(/^Confirmation/).fill('motdepasse1')
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await expect(page.getByText('Ce mot de passe est trop facile à deviner')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(/^Nouveau mot de passe/).fill(chosen)
  await page.getByLabel(/^Confirmation/).fill(chosen)
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  // The link has proved who he is: he is signed in.
  await expect(page.getByText('Votre mot de passe est changé.')).toBeVisible()
  await expect(page).toHaveURL(/\/pages\/profile/)

  // All sessions have ended: the next call of the other device is refused, and says so once.
  // It may have asked for notices by itself before the click.
  await expect(async () => {
    if (/\/login/.test(elsewhere.url())) return
    await elsewhere.getByRole('tab', { name: 'Connexion et sécurité' }).click({ timeout: 2000 })
    await expect(elsewhere).toHaveURL(/\/login/)
  }).toPass()
  await expect(elsewhere.getByText('Accès non autorisé')).toHaveCount(1)

  // A used link says so at once.
  const guest = await newPage()
  await guest.goto(link)
  await expect(guest.getByRole('heading', { name: 'Ce lien n’est plus valable' })).toBeVisible()
  await expectAccessible(guest)

  await guest.goto('/login')
  await enter(guest, { email, secret: chosen, campus: 'Nice' })
  await expect(guest).toHaveURL(/\/pages\/profile/)
  await page.goto('/forgot-password')
  await expect(page).toHaveURL(/\/pages\/profile/)
})
