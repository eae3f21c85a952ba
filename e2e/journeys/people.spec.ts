import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { edit } from '../forms.ts'
import { mailedLink } from '../mails.ts'
import { signIn } from '../people.ts'
import { expect, test } from '../test.ts'

const students = '/apps/campus/student'

async function openList(page: Page, path: string, title: string | RegExp): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

async function openStudent(page: Page, name: string): Promise<void> {
  await openList(page, `${students}?q=${encodeURIComponent(name)}`, /Étudiants/)
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

test('a secretary finds people while typing, without accents, and exports what she sees', async ({
  page,
}) => {
  await signIn(page, 'secretary')
  await page.goto('/apps/students')
  await expect(page).toHaveURL(students)
  await expect(page.getByRole('row', { name: /Beatriz Branco/ }).getByText('En attente')).toBeVisible()
  // All in one line: what is filtered by rarely is shown on demand.
  const filters = page.getByRole('search')
  await expect(filters.getByRole('button', { name: 'Ville' })).toBeHidden()
  await filters.getByRole('button', { name: 'Plus de filtres' }).click()
  await expect(filters.getByRole('button', { name: 'Ville' })).toBeVisible()
  await filters.getByRole('button', { name: 'Moins de filtres' }).click()
  await page.getByPlaceholder('Nom, e-mail ou téléphone').fill('leontine')
  await expect(page).toHaveURL(/q=leontine/)
  await expect(page.getByRole('link', { name: /Léontine Coulibaly/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Beatriz/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Exporter la liste' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Fichier CSV' }).click(),
  ])
  const text = readFileSync(await file.path(), 'utf8')
  expect(text).toContain('Coulibaly')
  expect(text).not.toContain('Branco')

  await openList(page, `${students}?role=user`, /Étudiants/)
  await expect(page.getByRole('link', { name: /Beatriz Branco/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Léontine/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Colonnes' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Date de naissance' }).click()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'Date de naissance' })).toBeVisible()
})

test('a secretary writes a student in: who looks alike is shown first, what is wrong stands on its field', async ({
  page,
}) => {
  await signIn(page, 'secretary')
  await openList(page, `${students}/new`, 'Nouvel étudiant')
  await page.getByLabel(/^Prénom/).fill('Leontine')
  await page.getByLabel(/^Nom de famille/).fill('Coulibaly')
  await expect(page.getByText('Connaissons-nous déjà cette personne ?')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ouvrir la fiche : Léontine Coulibaly' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(/^Nom de famille/).fill('Kalonji')
  await page.getByLabel('Date de naissance').fill('31/02/1990')
  await page.getByLabel('Mobile').fill('06 39 98')
  await page.getByRole('button', { name: 'Enregistrer la personne' }).click()
  await expect(page.getByText('Cette date n’est pas valide')).toBeVisible()
  await page.getByLabel('Date de naissance').fill('28.2.1990')
  await page.getByRole('button', { name: 'Enregistrer la personne' }).click()
  await expect(page.getByText(/Ce numéro de téléphone n’existe pas/)).toBeVisible()
  await page.getByLabel('Mobile').fill('06 39 98 77 66')
  await page.getByRole('button', { name: 'Enregistrer la personne' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Leontine Kalonji' })).toBeVisible()
  await expect(page.getByText('28 février 1990')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Appeler : +33 6 39 98 77 66' })).toBeVisible()
  // Bank account and memo are not for a secretary.
  await expect(page.getByRole('heading', { name: 'Banque' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Mémo interne' })).toHaveCount(0)
})

test('somebody known elsewhere: only that his address is taken is told', async ({ page }) => {
  await signIn(page, 'coordinator.nice', { campus: 'Nice' })
  await openList(page, `${students}/new`, 'Nouvel étudiant')
  await page.getByLabel(/^Prénom/).fill('Beatriz')
  await page.getByLabel(/^Nom de famille/).fill('Branco')
  await page.getByLabel(/^(Adresse )?e-mail/i).fill('beatriz.branco@example.net')
  const told = page.getByText('Quelqu’un est déjà connu du réseau sous cette adresse')
  await expect(told).toBeVisible()
  await expect(page.getByRole('main').getByText('Paris')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Ouvrir la fiche/ })).toHaveCount(0)
})

test('two people change one record: both are told and choose; the history tells it', async ({
  page,
  newPage,
}) => {
  await signIn(page, 'coordinator')
  await openStudent(page, 'Thérèse Diop')
  const other = await newPage()
  await signIn(other, 'secretary')
  await openStudent(other, 'Thérèse Diop')
  await edit(page)
  await edit(other)
  await other.getByLabel('Ville').fill('Drancy')
  await other.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(other.getByText('Modifications enregistrées.')).toBeVisible()

  await page.getByLabel('Ville').fill('Aubervilliers')
  await page.getByRole('textbox', { name: 'Mémo interne' }).fill('À rappeler lundi.')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: /Drancy/ })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('radio', { name: /Drancy/ }).check()
  await dialog.getByRole('button', { name: 'Enregistrer ce choix' }).click()
  await expect(page.getByText('Modifications enregistrées.')).toBeVisible()
  await expect(page.getByText('Drancy', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Historique' }).click()
  const history = page.getByRole('dialog', { name: 'Historique' })
  await expect(history.getByText('Fiche modifiée').first()).toBeVisible()
  await expect(history.getByText('Drancy')).toBeVisible()
  // The trail says that the memo changed, and nothing more.
  await expect(history.getByText('À rappeler lundi.')).toHaveCount(0)
})

test('a coordinator invites a secretary, who chooses a password and signs in', async ({
  page,
  server,
  newPage,
}) => {
  await signIn(page, 'coordinator')
  await openList(page, '/apps/campus/user', /Équipe de travail/)
  await page.getByRole('button', { name: 'Inviter' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox', { name: 'Coordinateur' })).toHaveCount(0)
  await dialog.getByLabel(/^Adresse e-mail/).fill('nouvelle@example.org')
  await dialog.getByLabel(/^Prénom/).fill('Nouvelle')
  await dialog.getByLabel(/^Nom de famille/).fill('Venue')
  await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await expect(dialog.getByText('Choisissez au moins un rôle.')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Secrétariat' }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await expect(page.getByText('Une invitation part pour nouvelle@example.org.')).toBeVisible()
  await expect(page.getByRole('button', { name: '1 invitation en attente' })).toBeVisible()

  const guest = await newPage()
  await guest.goto(await mailedLink(server, 'nouvelle@example.org', '/join'))
  await expect(guest.getByText(/le campus Paris vous invite comme\s: Secrétariat/)).toBeVisible()
  expect(guest.url()).not.toContain('#')
  await expectAccessible(guest)
  const secret = 'lanterne bleue 42'
  await guest.getByLabel(/^Nouveau mot de passe/).fill(secret)
  await guest.getByLabel(/^Confirmation/).fill(secret)
  await guest.getByRole('button', { name: 'Accepter l’invitation' }).click()
  // Who has just chosen a password is signed in with it.
  await expect(guest).not.toHaveURL(/join|login/)
  await openList(guest, students, /Étudiants/)
})

test('a supervisor sees the network, takes his campus away, and acts on several', async ({ page }) => {
  await signIn(page, 'supervisor')
  await openList(page, students, /Étudiants/)
  // The keyboard's way to take a filter away.
  await page.getByRole('button', { name: /Campus\s: Paris/ }).press('Delete')
  await expect(page).toHaveURL(/campus=all/)
  await page.getByPlaceholder('Nom, e-mail ou téléphone').fill('an')
  await expect(page).toHaveURL(/q=an/)
  await page.getByRole('button', { name: 'Campus', exact: true }).click()
  await page.getByRole('option', { name: 'Nice' }).click()
  await expect(page.getByRole('button', { name: /Campus\s: Nice/ })).toBeVisible()
  await page.goto(`${students}?campus=all&role=alumni`)
  await page.getByRole('checkbox', { name: 'Sélectionner toute la page' }).check()
  await expect(page.getByRole('region', { name: 'Sélection' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Sélection' })).toHaveCount(0)
  const boxes = page.getByRole('checkbox', { name: /^Sélectionner (?!toute)/ })
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await page.getByRole('button', { name: 'Bloquer' }).click()
  await page.keyboard.type('Compte partagé')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bloquer' }).click()
  await expect(page.getByText('2 personnes ne peuvent plus se connecter.')).toBeVisible()
  await page.goto(`${students}?campus=all&role=alumni&enabled=false`)
  await page.getByRole('checkbox', { name: 'Sélectionner toute la page' }).check()
  await page.getByRole('button', { name: 'Autoriser' }).click()
  await expect(page.getByText(/peuvent à nouveau se connecter/)).toBeVisible()
})

test('coordinators: who has which role where, and roles within one’s rank', async ({ page }) => {
  await signIn(page, 'supervisor')
  await openList(page, '/apps/academic/user', /Coordinateurs/)
  await expect(page.getByText('Coordinateur · Lisboa', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: /Claire Fontaine/ }).click()
  await page.getByRole('tab', { name: 'Rôles et accès' }).click()
  await page.getByRole('button', { name: 'Actions pour Nice' }).click()
  await page.getByRole('menuitem', { name: 'Changer les rôles' }).click()
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Enseignant' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Enregistrer les rôles' }).click()
  await expect(page.getByRole('list', { name: 'Campus et rôles' }).getByText('Enseignant')).toBeVisible()
})

test('teachers and students do not come to the lists; accounting reads without changing', async ({
  page,
  newPage,
}) => {
  for (const role of ['teacher', 'student']) {
    const own = await newPage()
    await signIn(own, role)
    await own.goto(students)
    await expect(own).not.toHaveURL(/campus\/student/)
    await own.goto('/apps/academic/user')
    await expect(own).not.toHaveURL(/academic\/user/)
  }
  await signIn(page, 'accounting')
  await openStudent(page, 'Thérèse Diop')
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Banque' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Historique' })).toHaveCount(0)
})

test('on a phone: cards, a selection, a record, and nothing runs over the edge', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 320, height: 700 }, hasTouch: true })
  await signIn(page, 'coordinator')
  await openList(page, students, /Étudiants/)
  await page.getByRole('button', { name: 'Sélectionner' }).click()
  await page.getByRole('checkbox', { name: /Thérèse Diop/ }).check()
  await expect(page.getByText('1 sélectionné')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Annuler la sélection' }).click()
  await page.getByRole('link', { name: /Thérèse Diop/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectAccessible(page)
})
