import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { signIn } from '../people.ts'
import { expect, test } from '../test.ts'

const file = (name: string, lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n'), 'utf8'),
})

test('a secretary imports a file: first what is wrong with it, then exactly what was shown', async ({
  page,
}) => {
  await signIn(page, 'secretary')
  await page.goto('/apps/campus/student')
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: 'Importer des personnes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Importer des personnes' })).toBeVisible()
  await expectAccessible(page)
  await page
    .locator('input[type=file]')
    .setInputFiles(
      file('classe.csv', [
        'Prénom;Nom;E-mail;Date de naissance;Église',
        'Zélie;Quatremère;zelie.quatremere@example.net;31/12/1990;Église du Port',
        'Yves;Yo;yves.yo@example.net;31/02/1990;',
      ]),
    )
  await expect(page.getByText('Date de naissance : « 31/02/1990 » n’est pas une date')).toBeVisible()
  await expect(page.getByText('Une église sera ajoutée : Église du Port')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Importer 1 personne' })).toBeDisabled()
  await expectAccessible(page)
  await page.getByLabel('Laisser de côté la ligne refusée').check()
  await page.getByRole('button', { name: 'Importer 1 personne' }).click()
  await expect(page.getByText('1 personne créée')).toBeVisible()

  await page.goto('/apps/campus/student?q=zelie')
  await page.getByRole('link', { name: /Zélie Quatremère/ }).click()
  await expect(page.getByText('31 décembre 1990')).toBeVisible()
})

async function open(page: Page, name: string): Promise<string> {
  await page.goto(`/apps/campus/student?campus=all&q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name: new RegExp(name) }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return page.url()
}

test('an admin merges two records, and the old link leads on', async ({ page }) => {
  await signIn(page, 'admin')
  const old = await open(page, 'Serena Guerra')
  await open(page, 'Rachel Moreau')
  await page.getByRole('button', { name: 'Actions pour Rachel Moreau' }).click()
  await page.getByRole('menuitem', { name: 'Fusionner avec une autre fiche' }).click()
  await page.getByLabel('Autre fiche').fill('serena')
  await page.getByRole('option', { name: /Serena Guerra/ }).click()
  await expect(page.getByRole('heading', { name: 'Ce qui suit' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Fusionner les fiches' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Fusionner les fiches' }).click()
  await expect(page.getByText('Rachel Moreau : les deux fiches n’en font plus qu’une.')).toBeVisible()
  await page.goto(old)
  await expect(page.getByRole('heading', { level: 1, name: 'Rachel Moreau' })).toBeVisible()
  await expect(page).not.toHaveURL(old)
})

test('an admin hands out what is kept about somebody, and erases him', async ({ page }) => {
  await signIn(page, 'admin')
  await open(page, 'Gabriele Testa')
  await page.getByRole('button', { name: 'Actions pour Gabriele Testa' }).click()
  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Exporter les données' }).click(),
  ])
  expect(
    readFileSync(await archive.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')

  await page.getByRole('button', { name: 'Actions pour Gabriele Testa' }).click()
  await page.getByRole('menuitem', { name: 'Effacer la personne' }).click()
  await page.getByLabel(/Tapez le nom/).fill('gabriele testa')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Effacer la personne' }).click()
  await expect(page.getByText('Gabriele Testa : les données sont effacées.')).toBeVisible()
  await page.goto('/apps/campus/student?campus=all&q=testa')
  await expect(page.getByRole('link', { name: /Gabriele Testa/ })).toHaveCount(0)
})

test('a supervisor makes two entries of a church one', async ({ page }) => {
  await signIn(page, 'supervisor')
  await page.goto('/apps/campus/church?q=belleville')
  await page.getByRole('link', { name: /Église évangélique de Belleville/ }).click()
  // The row that leads there has the same menu.
  await expect(page.getByRole('heading', { level: 1, name: /Belleville/ })).toBeVisible()
  await page.getByRole('button', { name: /Actions pour Église/ }).click()
  await page.getByRole('menuitem', { name: 'Fusionner avec une autre église' }).click()
  await page
    .getByRole('dialog')
    .getByLabel(/Autre fiche/)
    .fill('hope')
  await page.getByRole('option', { name: /Hope Community/ }).click()
  await expect(
    page
      .getByText('0 personnes de « Hope Community Church » suivront.')
      .or(page.getByText('0 personne de « Hope Community Church » suivra.')),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Fusionner les églises' }).click()
  await expect(page.getByText(/Hope Community Church et .* ne font plus qu’une église/)).toBeVisible()
  await page.goto('/apps/campus/church?q=hope')
  await expect(page.getByText('Aucune église ne correspond. Essayez d’autres mots.')).toBeVisible()
})
