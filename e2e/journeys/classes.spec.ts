import type { Page } from '@playwright/test'
import { dragByKeyboard } from '../drag.ts'
import { signIn } from '../people.ts'
import { expect, test } from '../test.ts'

const curricula = '/apps/academic/program/curriculum'

/**
 * Puts a course at the end of a level whose field is open. It is named in full: the first of what a search finds is
 * another one while the answer to what was typed before it is still shown.
 */
async function addCourse(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: /Ajouter un cours au niveau/ }).fill(name)
  await page.getByRole('option', { name }).first().click()
  await expect(page.getByRole('button', { name: `Déplacer ${name}` })).toBeVisible()
}

test('a supervisor orders a curriculum with the keyboard and makes a class; the secretary copies its timetable', async ({
  page,
  newPage,
}) => {
  test.slow()
  // Each repetition has names of its own: they share a server.
  const letter = String.fromCharCode('A'.charCodeAt(0) + test.info().repeatEachIndex)
  const [curriculum, code] = [`Cursus du clavier ${letter}`, `CLAVIER${letter}`]
  await signIn(page, 'supervisor', { at: curricula })
  await page.getByRole('button', { name: 'Nouveau cursus' }).click()
  await page.getByLabel('Nom').fill(curriculum)
  await page.getByRole('button', { name: 'Créer le cursus' }).click()
  await expect(page.getByRole('heading', { level: 1, name: curriculum })).toBeVisible()
  const first = 'Les fondements de la foi'
  await addCourse(page, first)
  await addCourse(page, 'La vie de prière')
  await page.getByRole('button', { name: 'Ajouter un niveau' }).click()
  await expect(page.getByText('0 cours · 0 heure')).toBeVisible()
  await dragByKeyboard(page, first, 2)
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
  await dialog.getByLabel('Code').fill(code)
  await dialog.getByLabel('Cursus').selectOption(`${curriculum}, version 1`)
  await dialog.getByRole('button', { name: 'Créer la classe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible()
  await page.getByRole('tab', { name: 'Cours' }).click()
  // The tick shows once it was said why: check() would not wait for it.
  await page.getByRole('checkbox', { name: `${first} : fait` }).click()
  const tick = page.getByRole('dialog', { name: first })
  await tick.getByLabel('Pourquoi il est coché à la main').fill('Donné avant My space')
  await tick.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('checkbox', { name: `${first} : fait` })).toBeChecked()
  await expect(page.getByText(/^1 cours sur 2/)).toBeVisible()

  const office = await newPage()
  await signIn(office, 'secretary.nice', { campus: 'Nice', at: `/apps/campus/classes?q=${code}` })
  await office.getByRole('link', { name: code }).click()
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
