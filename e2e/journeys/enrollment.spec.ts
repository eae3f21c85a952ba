import type { Page } from '@playwright/test'
import { campusId, signIn } from '../people.ts'
import { expect, test } from '../test.ts'

/** Calls a route as who is signed in on the page: for what a journey needs but is not about. */
function call<T>(page: Page, method: string, path: string, body: object | string): Promise<T> {
  return page.evaluate(
    async ([how, where, what]) => {
      const headers = {
        Authorization: `Bearer ${localStorage.getItem('access_token')}`,
        'Content-Type': what.startsWith('{') ? 'application/json' : 'application/octet-stream',
      }
      const answer = await fetch(where, { method: how, headers, body: what })
      if (!answer.ok) throw new Error(`${how} ${where}: ${await answer.text()}`)
      return answer.json()
    },
    [method, path, typeof body === 'string' ? body : JSON.stringify(body)] as const,
  )
}

async function makeClass(page: Page, campus_id: string, code: string): Promise<string> {
  const fields = { level: 1, programme: 'certificate', start_year: 2026, end_year: 2028, language: 'fr' }
  const { id } = await call<{ id: string }>(page, 'POST', '/api/classes', {
    ...fields,
    ...{ campus_id, code, capacity: 20, curriculum_id: '' },
  })
  return id
}

/** A course with one document for students; its exam is for none. */
async function makeCourse(page: Page): Promise<void> {
  const { id } = await call<{ id: string }>(page, 'POST', '/api/courses', {
    ...{
      code: 'PARC1',
      name: 'Cours du parcours',
      english_name: '',
      edition: 'fr',
      description: '',
      hours: 6,
    },
  })
  const documents = `/api/courses/${id}/documents`
  await call(page, 'POST', `${documents}?name=support.txt&type=material&student_access=true`, 'le support')
  await call(page, 'POST', `${documents}?name=examen.txt&type=exam`, 'les questions')
}

/** The payments of a confirmed enrollment, with how they are paid. */
const payments = (page: Page) => page.getByRole('region', { name: 'Échéances' }).getByText(/108,00/)

test('two are enrolled, one is confirmed and sees his payments; transfer; a course opens and closes', async ({
  page,
  newPage,
}) => {
  test.slow()
  await signIn(page, 'supervisor', { at: '/pages/profile' })
  const nice = await campusId(new URL(page.url()).origin, 'Nice')
  const first = await makeClass(page, nice, 'PARCOURS1')
  await makeClass(page, nice, 'PARCOURS2')
  await makeCourse(page)

  const office = await newPage()
  await signIn(office, 'secretary.nice', { campus: 'Nice', at: `/apps/campus/classes/${first}` })
  await office.getByRole('button', { name: 'Inscrire des étudiants' }).click()
  const enroll = office.getByRole('dialog', { name: 'Inscrire des étudiants' })
  const who = enroll.getByRole('combobox', { name: /Qui/ })
  await who.fill('student.nice@demo.example')
  const option = office.getByRole('option', { name: /student\.nice@demo\.example/ })
  const name = (await option.locator('div > div').first().innerText()).split('\n')[0] ?? ''
  await option.click()
  await who.fill('a')
  await office
    .getByRole('option', { name: /Étudiant|Candidat/ })
    .first()
    .click()
  await office.keyboard.press('Escape')
  await enroll.getByLabel(/Frais de scolarité/).fill('1200')
  await enroll.getByRole('radio', { name: 'Mettre en attente' }).check()
  await enroll.getByLabel('En attente de').selectOption({ label: 'Des papiers' })
  await enroll.getByRole('button', { name: 'Inscrire 2 personnes' }).click()
  await expect(office.getByText('2 personnes sont inscrites.')).toBeVisible()

  await office.getByRole('link', { name }).click()
  await expect(office.getByText(/N° 1 sur la liste d’attente/)).toBeVisible()
  await office.getByLabel('Remise').selectOption({ label: 'En pourcentage' })
  await office.getByLabel(/Pourcentage de remise/).fill('10')
  await office.getByLabel(/Motif de la remise/).fill('Couple')
  await office.getByLabel(/Nombre d’échéances/).fill('10')
  const schedule = office.getByRole('list', { name: 'Échéancier' })
  await expect(schedule.getByRole('listitem')).toHaveCount(10)
  await expect(schedule.getByText(/108,00/)).toHaveCount(10)
  await office.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(office.getByText('Modifications enregistrées.')).toBeVisible()
  await office.getByRole('button', { name: 'Confirmer l’inscription' }).click()
  const question = office.getByRole('alertdialog')
  await expect(question).toContainText('en 10 mensualités')
  await question.getByRole('button', { name: 'Confirmer l’inscription' }).click()
  await expect(office.getByText('En vigueur depuis la confirmation.')).toBeVisible()

  const student = await newPage()
  await signIn(student, 'student.nice', { campus: 'Nice', at: '/pages/profile?tab=studies' })
  await student.getByRole('link', { name: /PARCOURS1/ }).click()
  await expect(payments(student)).toHaveCount(10)
  await expect(student.getByRole('textbox')).toHaveCount(0)

  await office.getByRole('button', { name: /^Actions pour/ }).click()
  await office.getByRole('menuitem', { name: 'Transférer' }).click()
  const transfer = office.getByRole('dialog', { name: /Transférer/ })
  await transfer.getByLabel(/Vers la classe/).fill('parcours')
  await office.getByRole('option', { name: /PARCOURS2/ }).click()
  await transfer.getByRole('button', { name: 'Transférer' }).click()
  await expect(office.getByRole('link', { name: 'Inscription d’avant le transfert' })).toBeVisible()
  await expect(payments(office)).toHaveCount(10)
  await office.getByRole('link', { name: 'Inscription d’avant le transfert' }).click()
  await expect(office.getByText(/Les échéances annulées ne sont plus dues ici/)).toBeVisible()
  await expect(office.getByRole('list', { name: 'Échéancier' }).getByText(/annulée/)).toHaveCount(10)

  const personId = await student.evaluate(() => localStorage.getItem('id_token'))
  await page.goto(`/apps/campus/student/${personId}?tab=courses`)
  await page.getByRole('button', { name: 'Ouvrir un cours' }).click()
  const grant = page.getByRole('dialog', { name: 'Ouvrir un cours' })
  await grant.getByLabel(/^Cours/).fill('parcours')
  await page.getByRole('option', { name: /Cours du parcours/ }).click()
  await grant.getByRole('radio', { name: '120 jours' }).check()
  await grant.getByRole('button', { name: 'Ouvrir le cours' }).click()
  await expect(page.getByText('Encore 120 jours').first()).toBeVisible()

  await student.goto('/pages/profile?tab=studies')
  const course = student.getByText(/PARC1 · jusqu’au/).locator('xpath=ancestor::div[1]')
  await expect(course).toBeVisible()
  await expect(course.getByRole('link')).toHaveCount(1)
  const link = (await course.getByRole('link').getAttribute('href')) ?? ''
  expect((await student.request.get(link)).status()).toBe(200)

  await page.getByRole('button', { name: 'Actions pour Cours du parcours' }).click()
  await page.getByRole('menuitem', { name: 'Fermer l’accès' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Fermer l’accès' }).click()
  await expect(page.getByText(/n’est plus ouvert à/)).toBeVisible()
  expect((await student.request.get(link)).status()).toBe(404)
  await student.reload()
  await expect(student.getByText('Cours du parcours')).toBeVisible()
  await expect(student.getByText(/PARC1 · jusqu’au/)).toHaveCount(0)
})
