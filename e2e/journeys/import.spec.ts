import { Buffer } from 'node:buffer'
import { signIn } from '../people.ts'
import { expect, test } from '../test.ts'

const csv = (text: string) => ({ name: 'etudiants.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

test('an import turns nobody into somebody else, and is undone whole', async ({ page }) => {
  await signIn(page, 'secretary.nice', { campus: 'Nice', at: '/apps/campus/import' })
  const file = [
    'Prénom;Nom;E-mail',
    'Yolande;Importée;yolande.importee@example.org',
    'Quelqu’un;D’autre;student.nice@demo.example',
    'Sans;Adresse;pas-une-adresse',
  ].join('\n')
  await page.locator('input[type=file]').setInputFiles(csv(file))
  await expect(page.getByText(/est-ce bien la même personne/)).toBeVisible()
  await expect(page.getByText('À confirmer', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Importer 1 personne/ })).toBeDisabled()

  const refused = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger ces lignes avec les raisons' }).click()
  expect((await refused).suggestedFilename()).toMatch(/\.xlsx$/)

  await page.getByLabel(/Laisser de côté les 2 lignes/).check()
  await page.getByRole('button', { name: 'Importer 1 personne' }).click()
  await expect(page.getByText('Importation terminée')).toBeVisible()
  await page.goto('/apps/campus/student?q=yolande')
  await expect(page.getByRole('link', { name: /Importée/ })).toBeVisible()

  await page.goto('/apps/campus/import')
  await page.getByRole('button', { name: 'Annuler cet import' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler cet import' }).click()
  await expect(page.getByText(/«\setudiants.csv\s» est annulé/)).toBeVisible()
  await page.goto('/apps/campus/student?q=yolande')
  await expect(page.getByRole('link', { name: /Importée/ })).toHaveCount(0)
})
