import { Buffer } from 'node:buffer'
import { campusList, signInAtCampus } from '../campuses.ts'
import { edit } from '../forms.ts'
import { signIn } from '../people.ts'
import { expect, test } from '../test.ts'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test('a coordinator changes his campus, and leaving unsaved asks first', async ({ page }) => {
  await signInAtCampus(page, 'coordinator', 'Paris')
  await edit(page)
  const schedule = page.getByLabel('Horaires')
  await schedule.fill('Le samedi, de 9 h à 18 h.')
  await expect(page.getByText(/1 modification/)).toBeVisible()
  await page.getByRole('link', { name: 'Campus' }).first().click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(schedule).toHaveValue('Le samedi, de 9 h à 18 h.')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Modifications enregistrées.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Le samedi, de 9 h à 18 h.')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
})

test('two people who edit at once are told, and choose', async ({ page, newPage }) => {
  await signInAtCampus(page, 'admin', 'Nice')
  const other = await newPage()
  await signInAtCampus(other, 'director', 'Nice')

  await edit(page)
  await edit(other)
  await other.getByLabel('Téléphone').fill('+33 4 65 71 00 01')
  await other.getByLabel('Code postal').fill('06300')
  await other.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(other.getByText('Modifications enregistrées.')).toBeVisible()

  await page.getByLabel('Téléphone').fill('+33 4 65 71 00 02')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  const choice = page.getByRole('dialog')
  await expect(choice).toContainText('+33 4 65 71 00 01')
  await expect(choice).toContainText('+33 4 65 71 00 02')
  await choice.getByRole('button', { name: 'Enregistrer ce choix' }).click()
  await expect(page.getByText('Modifications enregistrées.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('+33 4 65 71 00 02')).toBeVisible()
  await expect(page.getByText('06300')).toBeVisible()
})

test('logo and documents are uploaded, refused when they are of no accepted format, and removed', async ({
  page,
}) => {
  await signInAtCampus(page, 'coordinator', 'Nice')
  await edit(page)
  await expect(page.getByText(/Formats acceptés\s: JPG, PNG, WEBP/)).toBeVisible()
  await page
    .getByRole('group', { name: 'Logo' })
    .getByLabel('Logo')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: pixel })
  await expect(page.getByText('Le logo est enregistré.')).toBeVisible()

  await page.getByRole('tab', { name: 'Documents' }).click()
  await page
    .getByRole('group', { name: 'Ajouter des documents' })
    .getByLabel('Ajouter des documents')
    .setInputFiles([
      { name: 'Bail.txt', mimeType: 'text/plain', buffer: Buffer.from('Le bail.') },
      { name: 'Plan.txt', mimeType: 'text/plain', buffer: Buffer.from('Le plan.') },
    ])
  await expect(page.getByText('Bail', { exact: true })).toBeVisible()
  await expect(page.getByText('Plan', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Actions pour Bail' }).click()
  await page.getByRole('menuitem', { name: 'Supprimer le document' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer le document' }).click()
  await expect(page.getByText('Le document « Bail » est supprimé.')).toBeVisible()
  await page
    .getByRole('group', { name: 'Ajouter des documents' })
    .getByLabel('Ajouter des documents')
    .setInputFiles({
      name: 'page.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from([0xff, 0xd8, 0xff, 0, 1, 2, 3]),
    })
  await expect(page.getByText(/format accepté/).first()).toBeVisible()
})

test('who may only read sees words, not a form', async ({ page }) => {
  await signIn(page, 'student', { at: campusList })
  await page.getByRole('link', { name: /Paris/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Paris' })).toBeVisible()
  await expect(page.getByText('18 rue des Grands-Tilleuls')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
})

test('who is here is listed with roles, by name and by role', async ({ page }) => {
  await signInAtCampus(page, 'secretary', 'Paris')
  await page.getByRole('tab', { name: 'Personnes' }).click()
  await page.getByPlaceholder('Rechercher une personne').fill('inês carv')
  await expect(page.getByText('Inês Carvalho')).toBeVisible()
  await expect(page.getByText('Lucie Cordier')).toHaveCount(0)
})
