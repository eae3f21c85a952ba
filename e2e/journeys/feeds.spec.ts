import { newSession, signIn } from '../people.ts'
import { planCourse } from '../planned.ts'
import { expect, test } from '../test.ts'

const agenda = '/apps/academic/program/agenda'
const plannings = '/apps/academic/program/planning'

/** What a calendar gets that has nothing but the address. */
async function asCalendar(address: string) {
  const answer = await fetch(address)
  return { status: answer.status, kind: answer.headers.get('content-type'), text: await answer.text() }
}

test('a teacher finds his sessions and follows them in his calendar', async ({ page, server }) => {
  const day = `${2061 + test.info().repeatEachIndex}-10-01`
  const { id_token: teacher } = await newSession(server.url, 'teacher.nice', 'Nice')
  const { course, session } = await planCourse(server.url, day, teacher ?? '')

  await signIn(page, 'teacher.nice', { campus: 'Nice', at: `${agenda}?view=list&day=${day}` })
  await expect(page.getByRole('button', { name: course })).toBeVisible()
  await page.getByRole('button', { name: 'S’abonner' }).click()
  const dialog = page.getByRole('dialog', { name: 'Suivre les séances dans mon calendrier' })
  await dialog.getByRole('button', { name: 'Créer le lien' }).click()
  const field = dialog.getByLabel('Adresse du calendrier')
  await expect(field).toHaveValue(/\/feed\/[\w-]{43}\/agenda\.ics$/)
  const first = await field.inputValue()
  await expect(dialog.getByRole('link', { name: 'Ouvrir dans mon calendrier' })).toHaveAttribute(
    'href',
    first.replace('http:', 'webcal:'),
  )
  const calendar = await asCalendar(first)
  expect(calendar.kind).toBe('text/calendar; charset=utf-8')
  expect(calendar.text).toContain(`UID:${session}@myspace\r\n`)
  expect(calendar.text).toContain('LOCATION:Salle 3\\, Nice')

  // A link that somebody else may know is renewed: the old one is dead at once.
  await dialog.getByRole('button', { name: 'Renouveler' }).click()
  const question = page.getByRole('alertdialog', { name: 'Renouveler ce lien ?' })
  await question.getByRole('button', { name: 'Renouveler' }).click()
  await expect(field).not.toHaveValue(first)
  expect((await asCalendar(first)).status).toBe(404)
  const second = await field.inputValue()
  expect((await asCalendar(second)).text).toContain(`UID:${session}@myspace\r\n`)
  await dialog.getByRole('button', { name: 'Fermer' }).click()

  // All links stand in the profile.
  await page.goto('/pages/profile?tab=feeds')
  const links = page.getByRole('list', { name: 'Mes liens de calendrier' })
  await expect(links.getByText(/Lu par un calendrier le/)).toBeVisible()
  await links.getByRole('button', { name: 'Actions : Mes séances' }).click()
  await page.getByRole('menuitem', { name: 'Supprimer' }).click()
  await page
    .getByRole('alertdialog', { name: 'Supprimer ce lien ?' })
    .getByRole('button', { name: 'Supprimer' })
    .click()
  await expect(page.getByText('Lien supprimé.')).toBeVisible()
  await expect(page.getByText(/Aucun lien pour l’instant/)).toBeVisible()
  expect((await asCalendar(second)).status).toBe(404)
})

test('a coordinator reads the planning and the agenda, and follows a class', async ({ page, server }) => {
  const year = 2071 + test.info().repeatEachIndex
  const day = `${year}-10-01`
  const { id_token: teacher } = await newSession(server.url, 'teacher.nice', 'Nice')
  const { course, session, group } = await planCourse(server.url, day, teacher ?? '')

  await signIn(page, 'coordinator.nice', { campus: 'Nice', at: `${plannings}?year=${year}` })
  const matrix = page.getByRole('table', { name: `Week-ends de ${year}–${year + 1}` })
  await expect(matrix.getByRole('rowheader', { name: /Publié/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Créer plusieurs week-ends' })).toHaveCount(0)

  await page.goto(`${agenda}?view=list&day=${day}`)
  await page.getByRole('button', { name: course }).click()
  const panel = page.getByRole('dialog', { name: course })
  await expect(panel.getByText('Salle 3', { exact: true })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Déplacer la séance' })).toHaveCount(0)
  await panel.getByRole('link', { name: group }).click()

  await page.getByRole('button', { name: new RegExp(`Actions.*${group}`) }).click()
  await page.getByRole('menuitem', { name: 'S’abonner dans mon calendrier' }).click()
  const dialog = page.getByRole('dialog', { name: 'Suivre les séances dans mon calendrier' })
  await expect(dialog.getByRole('radio', { name: `Classe ${group}` })).toBeChecked()
  await dialog.getByRole('button', { name: 'Créer le lien' }).click()
  const field = dialog.getByLabel('Adresse du calendrier')
  await expect(field).toHaveValue(/agenda\.ics$/)
  expect((await asCalendar(await field.inputValue())).text).toContain(`UID:${session}@myspace\r\n`)
})
