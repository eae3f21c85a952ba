import type { Page } from '@playwright/test'
import { signIn } from '../people.ts'
import { expect, test } from '../test.ts'

const curricula = '/apps/academic/program/curriculum'

/** Puts the first course that a search finds at the end of a level whose field is open. */
async function addCourse(page: Page, words: string): Promise<string> {
  const field = page.getByRole('combobox', { name: /Ajouter un cours au niveau/ })
  await field.fill(words)
  const option = page.getByRole('option').first()
  await expect(option).toBeVisible()
  const name = (await option.locator('div').first().innerText()).split('\n')[0] ?? ''
  await option.click()
  await expect(page.getByRole('button', { name: `Déplacer ${name}` })).toBeVisible()
  return name
}

/** Drags a line by its handle with the keyboard, so many places down. */
async function dragDown(page: Page, name: string, places: number): Promise<void> {
  const spoken = page.locator('[aria-live="assertive"]').last()
  await page.getByRole('button', { name: `Déplacer ${name}` }).focus()
  await page.keyboard.press('Space')
  for (let place = 0; place < places; place++) {
    const before = await spoken.innerText()
    await page.keyboard.press('ArrowDown')
    await expect(spoken).not.toHaveText(before)
  }
  await page.keyboard.press('Space')
}

test('a supervisor orders a curriculum with the keyboard and makes a class; the secretary copies its timetable', async ({
  page,
  newPage,
}) => {
  test.slow()
  await signIn(page, 'supervisor', { at: curricula })
  await page.getByRole('button', { name: 'Nouveau cursus' }).click()
  await page.getByLabel('Nom').fill('Cursus du clavier')
  await page.getByRole('button', { name: 'Créer le cursus' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cursus du clavier' })).toBeVisible()
  const first = await addCourse(page, 'a')
  await addCourse(page, 'e')
  await page.getByRole('button', { name: 'Ajouter un niveau' }).click()
  await expect(page.getByText('0 cours · 0 heure')).toBeVisible()
  await dragDown(page, first, 2)
  await expect(page.getByText(/^1 cours · /)).toHaveCount(2)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Modifications enregistrées.')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^1 cours · /)).toHaveCount(2)

  await page.goto('/apps/academic/classes')
  await page.getByRole('button', { name: 'Nouvelle classe' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nouvelle classe' })
  await dialog.getByLabel('Campus').fill('Nice')
  await page.getByRole('option', { name: 'Nice' }).click()
  await dialog.getByLabel('Code').fill('CLAVIER1')
  await dialog.getByLabel('Cursus').fill('clavier')
  await page.getByRole('option', { name: 'Cursus du clavier, version 1' }).click()
  await dialog.getByRole('button', { name: 'Créer la classe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'CLAVIER1' })).toBeVisible()
  await page.getByRole('tab', { name: 'Cours' }).click()
  await page.getByRole('checkbox', { name: `${first} : fait` }).check()
  await expect(page.getByText(/^1 cours sur 2/)).toBeVisible()

  const office = await newPage()
  await signIn(office, 'secretary.nice', { campus: 'Nice', at: '/apps/campus/classes?q=clavier' })
  await office.getByRole('link', { name: /CLAVIER1/ }).click()
  await office.getByRole('tab', { name: 'Horaire' }).click()
  await office.getByRole('button', { name: 'Copier du campus' }).click()
  await expect(office.getByText(/créneaux copiés du campus/)).toBeVisible()
  await office
    .getByRole('button', { name: /^Semaine 1, samedi/ })
    .first()
    .click()
  const slot = office.getByRole('dialog', { name: 'Changer le créneau' })
  await slot.getByLabel('Fin').fill('08:00')
  await slot.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(slot.getByText('La fin doit suivre le début')).toBeVisible()
})

test('a secretary sees what a promotion does to whom, does it, and takes it back', async ({ page }) => {
  test.slow()
  await signIn(page, 'secretary.nice', {
    campus: 'Nice',
    at: '/apps/campus/classes?level=1&state=running&sort=year',
  })
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('tab', { name: 'Étapes' }).click()
  await page.getByRole('button', { name: 'Passer au niveau suivant' }).click()
  const dialog = page.getByRole('dialog', { name: /passe au niveau 2/ })
  await expect(dialog.getByText(/échoue/).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Tous ont réussi' }).click()
  await expect(dialog.getByText(/étudiants? (passe|passent) au niveau 2/)).toBeVisible()
  await expect(dialog.getByRole('status')).not.toContainText('échoue')
  await dialog.getByRole('button', { name: 'Faire passer la classe' }).click()
  const done = page.getByRole('dialog', { name: /est au niveau 2/ })
  await expect(done.getByText(/au niveau 2$/)).toHaveCount(2)
  await done.getByRole('button', { name: 'Fermer' }).click()
  await expect(page.getByText('Certificat · Niveau 2')).toBeVisible()
  await page.getByRole('button', { name: 'Annuler cette étape' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler cette étape' }).click()
  await expect(page.getByText('L’étape est annulée.')).toBeVisible()
  await expect(page.getByText('Certificat · Niveau 1')).toBeVisible()
  await expect(page.getByText('Annulée.', { exact: true })).toBeVisible()
})
