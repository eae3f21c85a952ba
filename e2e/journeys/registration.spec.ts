import { expectAccessible } from '../axe.ts'
import { mailedLink } from '../mails.ts'
import { enter } from '../people.ts'
import { expect, test } from '../test.ts'

const email = 'rui.costa@applicants.example'
const chosen = 'lanterne bleue 42'

test('an applicant registers, confirms his address by a click, and finds his profile', async ({
  page,
  server,
}) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'S’inscrire' }).click()
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
  await expect(page.getByText('Ce champ est obligatoire')).toHaveCount(5)
  await expectAccessible(page)
  await page.getByLabel(/^Campus/).selectOption({ label: 'Nice' })
  await page.getByLabel(/^Prénom/).fill('Rui')
  await page.getByLabel(/^Nom de famille/).fill('Costa')
  await page.getByLabel(/^Adresse e-mail/).fill(email)
  await page.getByLabel('Mobile').fill('+33 6 12 34 56 78')
  await page.getByLabel(/^Mot de passe/).fill(chosen)
  await page.getByLabel(/^Confirmation/).fill(chosen)
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
  await expect(page.getByText(`Nous avons écrit à ${email}.`)).toBeVisible()
  await expectAccessible(page)

  await page.goto('/login')
  await enter(page, { email, secret: chosen, campus: 'Nice' })
  await expect(page.getByText('Adresse e-mail, mot de passe ou campus incorrect').first()).toBeVisible()

  await page.goto(await mailedLink(server, email, '/confirm-email'))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await expect(page.getByRole('heading', { name: 'Votre adresse est confirmée' })).toBeVisible()
  await page.getByRole('link', { name: 'Se connecter' }).click()
  await enter(page, { email, secret: chosen, campus: 'Nice' })
  await expect(page.getByRole('heading', { level: 1, name: 'Rui Costa' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Candidat')).toBeVisible()

  // The role of an applicant opens nothing but the own pages.
  await page.goto('/apps/academic/campus')
  await expect(page).toHaveURL(/\/pages\/profile/)
})
