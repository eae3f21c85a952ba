import { Buffer } from 'node:buffer'
import { signIn } from '../people.ts'
import { expect, test } from '../test.ts'

test('multimedia sends a paper to a session, publishes it, and takes it back', async ({ page }) => {
  await signIn(page, 'multimedia', { at: '/apps/campus/recording' })
  await page
    .getByRole('link', { name: /Documents : manquant/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Ajouter des fichiers' })).toBeVisible()
  await page.locator('input[type=file]').setInputFiles({
    name: 'plan de la séance.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Ce qui a été vu.'),
  })
  const line = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') })
  await expect(line).toContainText('plan de la séance')
  await expect(line).toContainText('Masqué')
  await line.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Publier' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publier' }).click()
  await expect(line).toContainText('Publié')
  await page.getByRole('button', { name: /Actions pour plan de la séance/ }).click()
  await page.getByRole('menuitem', { name: 'Supprimer l’enregistrement' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer l’enregistrement' }).click()
  await expect(line).toHaveCount(0)
})

test('a student hears a recording while he walks through the app, and goes on where he stopped', async ({
  page,
}) => {
  await signIn(page, 'student', { at: '/apps/student/courses' })
  await page
    .getByRole('listitem')
    .filter({ hasText: 'enregistrement' })
    .first()
    .getByRole('link')
    .first()
    .click()
  const button = page.getByRole('button', { name: /^Lire / }).first()
  await button.click()
  const player = page.getByRole('region', { name: 'Lecteur' })
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible()
  const told = page.waitForResponse((answer) => answer.url().endsWith('/place') && answer.ok())
  await page.goBack()
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible()
  await player.getByRole('slider').fill('20000')
  await player.getByRole('slider').blur()
  await player.getByRole('button', { name: 'Pause' }).click()
  await told
  await page.reload()
  await expect(page.getByRole('link', { name: /Reprendre à 0:2\d/ })).toBeVisible()
})

test('an alumnus has asked for a course, and a supervisor opens it', async ({ page, newPage }) => {
  await signIn(page, 'supervisor', { at: '/apps/campus/recording?tab=requests' })
  const request = page.getByRole('listitem').filter({ hasText: 'Les fondements de la foi' })
  await request.getByRole('button', { name: 'Ouvrir le cours' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('120 jours').check()
  await dialog.getByRole('button', { name: 'Ouvrir le cours' }).click()
  await expect(request).toHaveCount(0)
  const other = await newPage()
  await signIn(other, 'alumni', { at: '/apps/alumni/alumni' })
  const course = other.getByRole('listitem').filter({ hasText: 'Les fondements de la foi' })
  await expect(course).toContainText('Jusqu’au')
})
