import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectAccessible } from '../axe.ts'
import { signIn, signInByHand } from '../people.ts'
import type { Server } from '../server.ts'
import { expect, test } from '../test.ts'

const teacher = 'Jean-Baptiste Morel'

/** The link in the newest mail to an address: its token stands in the path. */
async function answerLink(server: Server, address: string): Promise<string> {
  let link = ''
  const find = () => {
    const names = readdirSync(server.mail).filter((name) => name.endsWith('.eml'))
    for (const name of names.sort().reverse()) {
      const text = readFileSync(join(server.mail, name), 'utf8').replace(/=\r?\n/g, '')
      if (text.includes(`<${address}>`)) {
        link = text.match(new RegExp(`${server.url}/availability/[\\w-]{43}`))?.[0] ?? ''
        return link
      }
    }
    return ''
  }
  await expect.poll(find, { message: `a mail to ${address}` }).not.toBe('')
  return link
}

test('a supervisor asks for dates, a teacher answers on his phone without signing in', async ({
  page,
  server,
  newPage,
}) => {
  test.slow() // two people, two devices
  await signIn(page, 'supervisor')
  await page.goto('/apps/academic/instructor?q=morel')
  await page.getByRole('checkbox', { name: `Sélectionner ${teacher}` }).check()
  await page.getByRole('button', { name: 'Demander les dates' }).click()
  const dialog = page.getByRole('dialog', { name: 'Demander ses dates à 1 enseignant' })
  await dialog.getByRole('textbox', { name: 'Du' }).fill('06/03/2027')
  await dialog.getByRole('textbox', { name: 'Au' }).fill('14/03/2027')
  await dialog.getByRole('button', { name: 'Ajouter 2 week-ends' }).click()
  await dialog.getByLabel('Votre mot').fill('Cours de grec')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Envoyer la demande' }).click()
  await expect(page.getByText('0 réponse sur 1')).toBeVisible()

  const phone = await newPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const link = await answerLink(server, 'teacher@demo.example')
  await phone.goto(link)
  await expect(phone.getByText('Cours de grec')).toBeVisible()
  const first = phone.getByRole('radiogroup', { name: /6.*7 mars 2027/ })
  await first.getByText('Disponible', { exact: true }).tap()
  await phone.getByRole('button', { name: 'Ajouter une remarque' }).first().tap()
  await phone.getByLabel(/Remarque pour le/).fill('dès 10 h')
  await phone
    .getByRole('radiogroup', { name: /13.*14 mars 2027/ })
    .getByText('Indisponible')
    .tap()
  await expect(phone.getByText('Toutes les dates ont une réponse.')).toBeVisible()
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Envoyer ma réponse' }).tap()
  await expect(phone.getByRole('heading', { name: 'Merci, votre réponse est enregistrée' })).toBeVisible()
  // The same link shows what was answered, and takes a correction for a while.
  await phone.reload()
  await phone.getByRole('button', { name: 'Corriger ma réponse' }).tap()
  await expect(phone.getByRole('radio', { checked: true })).toHaveCount(2)

  await page.reload()
  await expect(page.getByText('1 réponse sur 1')).toBeVisible()
  const row = page.getByRole('row', { name: new RegExp(teacher) })
  await expect(row.getByText('Disponible', { exact: true })).toBeAttached()
  await expect(row.getByText('dès 10 h')).toBeVisible()
  await row.getByRole('link', { name: new RegExp(teacher) }).click()
  await expect(page.getByRole('heading', { level: 1, name: teacher })).toBeVisible()
  await expect(page.getByRole('button', { name: /samedi 6 mars 2027, Disponible/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /samedi 13 mars 2027, Indisponible/ })).toBeVisible()
  await page.goto('/apps/academic/instructor?free_on=2027-03-13&q=morel')
  await expect(page.getByText('Aucun enseignant ne correspond.')).toBeVisible()
})

test('a teacher keeps his own calendar: days dragged over, a series, one time of it', async ({ page }) => {
  test.slow() // a year of days to look at
  await signIn(page, 'teacher.nice', { campus: 'Nice' })
  await page.goto('/pages/profile?tab=availability')
  const day = (iso: string) => page.locator(`[data-day="${iso}"]`)
  await expect(page.getByRole('button', { name: 'Ajouter des dates' })).toBeVisible()
  const year = new Date().getFullYear() + 1
  const month = `${year}-05`
  await expect(day(`${month}-04`)).toBeVisible()

  await day(`${month}-04`).hover()
  await page.mouse.down()
  await day(`${month}-06`).hover()
  await page.mouse.up()
  const dialog = page.getByRole('dialog', { name: 'Ajouter des dates' })
  await expect(dialog.getByRole('textbox', { name: 'Du' })).toHaveValue(`04/05/${year}`)
  await expect(dialog.getByRole('textbox', { name: 'Au' })).toHaveValue(`06/05/${year}`)
  await dialog.getByLabel('Raison').fill('Colloque')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(day(`${month}-05`)).toHaveAttribute('data-kind', 'unavailable')
  await expect(page.getByText('Colloque')).toBeVisible()

  // A series, entered with the keyboard alone, from the day that has the focus.
  await day(`${month}-10`).focus()
  await page.keyboard.press('Enter')
  await dialog.getByText('Peut-être').click()
  await dialog.getByLabel('Répéter').selectOption('Par semaine')
  await dialog.getByLabel('Fin', { exact: true }).selectOption('Après un nombre de fois')
  await dialog.getByLabel('Nombre de fois').fill('3')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(day(`${month}-24`)).toHaveAttribute('data-kind', 'maybe')
  await expect(day(`${month}-31`)).not.toHaveAttribute('data-kind', 'maybe')

  await day(`${month}-17`).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Actions' }).first().click()
  await page.getByRole('menuitem', { name: 'Supprimer cette fois seulement' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('les autres fois restent')
  await question.getByRole('button', { name: 'Supprimer cette fois seulement' }).click()
  await expect(day(`${month}-17`)).not.toHaveAttribute('data-kind', 'maybe')
  await expect(day(`${month}-10`)).toHaveAttribute('data-kind', 'maybe')

  await page.getByRole('tab', { name: 'Enseignement' }).click()
  await page.getByRole('combobox', { name: 'Langues d’enseignement' }).fill('linga')
  await page.getByRole('option', { name: 'Lingala' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Modifications enregistrées.')).toBeVisible()
})

test('a teacher’s day on his phone: he lands in his space, sees his class, puts up a document, prints his certificate', async ({
  newPage,
}) => {
  test.slow() // five pages of a phone
  const phone = await newPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await signInByHand(phone, 'teacher.nice', 'Nice')
  await expect(phone).toHaveURL(/\/apps\/instructor\/dashboard$/)
  await expect(phone.getByRole('heading', { level: 1, name: 'Mon espace enseignant' })).toBeVisible()
  await expectAccessible(phone)

  // The dates that he is asked for, without the mail.
  await phone.getByRole('link', { name: /vous demande si vous êtes libre/ }).tap()
  await phone.getByRole('radiogroup').first().getByText('Disponible', { exact: true }).tap()
  await phone.getByRole('button', { name: 'Envoyer ma réponse' }).tap()
  await expect(phone.getByText('Votre réponse est enregistrée.')).toBeVisible()
  await expectAccessible(phone)
  await phone.getByRole('link', { name: 'Retour à mon espace' }).tap()
  await expect(phone.getByRole('heading', { name: 'Prochains cours' })).toBeVisible()
  await expect(phone.getByRole('link', { name: /vous demande si vous êtes libre/ })).toHaveCount(0)

  // The class of the next course, with how its students are reached.
  const next = phone.getByRole('article').first()
  const course = (await next.getAttribute('aria-label')) ?? ''
  await next
    .getByRole('link', { name: /étudiants?$/ })
    .first()
    .tap()
  await expect(phone.getByRole('heading', { level: 1, name: course })).toBeVisible()
  const group = phone.getByRole('region', { name: /^Classe / }).first()
  await expect(group.getByRole('link', { name: /Appeler/ }).first()).toHaveAttribute('href', /^tel:\+/)
  await expectAccessible(phone)

  await phone
    .getByRole('link', { name: /document/ })
    .first()
    .tap()
  await expect(phone.getByRole('heading', { level: 1, name: 'Documents du cours' })).toBeVisible()
  await phone
    .locator('input[type=file][aria-label="Ajouter des documents"]')
    .setInputFiles({ name: 'Plan du cours.txt', mimeType: 'text/plain', buffer: Buffer.from('Un plan') })
  await expect(phone.getByRole('link', { name: 'Plan du cours' })).toBeVisible()

  await phone.goto('/apps/instructor/courses?tab=taught')
  const saved = phone.waitForEvent('download')
  await phone.getByRole('button', { name: 'Attestation (PDF)' }).tap()
  expect((await saved).suggestedFilename()).toMatch(/^Attestation d.enseignement .*\.pdf$/)
})
