import { Buffer } from 'node:buffer'
import type { Page } from '@playwright/test'
import { signIn } from '../people.ts'
import { expect, test } from '../test.ts'

const csv = (lines: string[]) => ({
  name: 'tableau.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
})

// Brings a sheet in as far as it is right, from the plan to its end.
async function bringIn(page: Page, at: string, lines: string[], rows: string) {
  await page.goto(at)
  await page.locator('input[type=file]').setInputFiles(csv(lines))
  await page.getByRole('button', { name: rows }).click()
  await expect(page.getByText('Importation terminée')).toBeVisible()
}

test('a school moves in with its sheets: courses, books with copies, people, then classes with their students', async ({
  page,
}) => {
  await signIn(page, 'supervisor', { at: '/apps/academic/course' })
  await page.getByRole('link', { name: 'Importer des cours' }).click()
  const courses = ['Code;Nom;Heures', 'EMM1;Emménager;12', 'EMM2;Ranger;many']
  await page.locator('input[type=file]').setInputFiles(csv(courses))
  await expect(page.getByText(/Heures\s: «\smany\s» n’est pas/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Importer 1 ligne' })).toBeDisabled()
  await page.getByLabel(/Laisser de côté/).check()
  await page.getByRole('button', { name: 'Importer 1 ligne' }).click()
  await expect(page.getByText('Importation terminée')).toBeVisible()
  await page.goto('/apps/academic/course?q=EMM1')
  await expect(page.getByRole('link', { name: /Emménager/ })).toBeVisible()

  const books = ['Titre;Auteur;Exemplaires;Campus', 'Le déménagement;Une Autrice;2;Nice']
  await bringIn(page, '/apps/academic/book/import', books, 'Importer 1 ligne')

  const people = ['Prénom;Nom;E-mail;Campus', 'Nora;Arrivée;nora.arrivee@example.org;Nice']
  await bringIn(page, '/apps/campus/import', people, 'Importer 1 personne')

  const classes = [
    'Classe;Campus;Niveau;E-mail;Scolarité;Échéances;Première échéance',
    'EMM-26;Nice;1;nora.arrivee@example.org;600;6;31/01/2027',
  ]
  await bringIn(page, '/apps/campus/classes/import', classes, 'Importer 1 ligne')
  await page.goto('/apps/academic/classes?q=EMM-26')
  await page
    .getByRole('link', { name: /EMM-26/ })
    .first()
    .click()
  await expect(page.getByText(/Arrivée/).first()).toBeVisible()

  // The same sheet once more has nothing to do.
  await page.goto('/apps/campus/classes/import')
  await page.locator('input[type=file]').setInputFiles(csv(classes))
  await expect(page.getByText('Inchangée', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Importer 0/ })).toBeDisabled()
})
