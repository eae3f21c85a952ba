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

test('a phone on which nobody is signed in sends a paper to a session, as long as its link works', async ({
  page,
  newPage,
}) => {
  await signIn(page, 'multimedia', { at: '/apps/campus/recording' })
  await page
    .getByRole('link', { name: /Documents : manquant/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Depuis un téléphone' }).click()
  const dialog = page.getByRole('dialog')
  const address = await dialog.getByText(/\/recording\/upload#/).innerText()
  const phone = await newPage({ viewport: { width: 390, height: 844 } })
  await phone.goto(address)
  await phone.locator('input[type=file]').setInputFiles({
    name: 'tableau.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Ce qui était au tableau.'),
  })
  await expect(phone.getByText('1 fichier est arrivé.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Désactiver ce lien' }).click()
  await expect(dialog).toHaveCount(0)
  await page.reload()
  const line = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') })
  await expect(line).toContainText('tableau')
  await expect(line).toContainText('Masqué')
  await phone.goto('/login')
  await phone.goto(address)
  await expect(phone.getByText('Ce lien n’est plus valable. Demandez')).toBeVisible()
  await expect(phone.locator('input[type=file]')).toHaveCount(0)
  await page.getByRole('button', { name: /Actions pour tableau/ }).click()
  await page.getByRole('menuitem', { name: 'Supprimer l’enregistrement' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer l’enregistrement' }).click()
  await expect(line).toHaveCount(0)
})

test('a student hears a recording on his phone while he walks through the app, and goes on at the desk', async ({
  page,
  newPage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
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
  const desk = await newPage()
  await signIn(desk, 'student', { at: '/apps/student/courses' })
  await desk.getByRole('link', { name: /Reprendre à 0:2\d/ }).click()
  const there = desk.getByRole('region', { name: 'Lecteur' })
  const position = async () => Number(await there.getByRole('slider').inputValue())
  await expect.poll(position).toBeGreaterThanOrEqual(20_000)
  await there.getByRole('button', { name: 'Pause' }).click()
})

test('an alumnus asks for a course, and a supervisor opens it', async ({ page, newPage }) => {
  await signIn(page, 'alumni', { at: '/apps/alumni/alumni' })
  await page.getByRole('button', { name: 'Demander un cours' }).first().click()
  const ask = page.getByRole('dialog')
  await ask.getByRole('combobox').click()
  const choice = page.getByRole('option').first()
  const [name = ''] = (await choice.innerText()).split(' · ')
  await choice.click()
  await ask.getByRole('button', { name: 'Envoyer la demande' }).click()
  await expect(page.getByText('La demande est envoyée.')).toBeVisible()

  const office = await newPage()
  await signIn(office, 'supervisor', { at: '/apps/campus/recording?tab=requests' })
  const request = office.getByRole('listitem').filter({ hasText: name })
  await request.getByRole('button', { name: 'Ouvrir le cours' }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByLabel('120 jours').check()
  await dialog.getByRole('button', { name: 'Ouvrir le cours' }).click()
  await expect(request).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Jusqu’au')
})

test('the office sees who of a class has heard its sessions, and a student himself', async ({
  page,
  newPage,
}) => {
  await signIn(page, 'student', { at: '/apps/campus/recording?tab=listeners' })
  const own = page.getByRole('region', { name: 'Qui a écouté' })
  await page.getByRole('button', { name: 'Classe', exact: true }).click()
  const choice = page.getByRole('option').first()
  const label = await choice.innerText()
  await choice.click()
  // The heads, himself, and how many.
  await expect(own.getByRole('row')).toHaveCount(3)

  const office = await newPage()
  await signIn(office, 'secretary', { at: '/apps/campus/recording?tab=listeners' })
  await office.getByRole('button', { name: 'Classe', exact: true }).click()
  await office.getByRole('combobox').fill(label.split(' · ')[0] ?? '')
  await office.getByRole('option', { name: label, exact: true }).click()
  const all = office.getByRole('region', { name: 'Qui a écouté' })
  await expect.poll(() => all.getByRole('row').count()).toBeGreaterThan(5)
  await expect(all.getByText('100 %').first()).toBeVisible()
  const [file] = await Promise.all([
    office.waitForEvent('download'),
    (async () => {
      await office.getByRole('button', { name: 'Exporter la liste' }).click()
      await office.getByRole('menuitem', { name: /Excel/ }).click()
    })(),
  ])
  expect(file.suggestedFilename()).toContain('Qui a écouté')
})
