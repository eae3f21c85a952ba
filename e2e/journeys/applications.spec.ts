import type { Page } from '@playwright/test'
import { campusId, signIn } from '../people.ts'
import { expect, test } from '../test.ts'

/** Calls a route as who is signed in on the page: for what a journey needs but is not about. */
function post(page: Page, path: string, body: object): Promise<void> {
  return page.evaluate(
    async ([where, what]) => {
      const headers = {
        Authorization: `Bearer ${localStorage.getItem('access_token')}`,
        'Content-Type': 'application/json',
      }
      const answer = await fetch(where, { method: 'POST', headers, body: what })
      if (!answer.ok) throw new Error(`${where}: ${await answer.text()}`)
    },
    [path, JSON.stringify(body)] as const,
  )
}

const nothing = {
  ...{ middle_name: '', mobile: '', gender: '', birth_date: '', birth_country: '', address: '' },
  ...{ additional_address: '', neighborhood: '', zip_code: '', city: '', state: '', country: '' },
  ...{ language: '', bio: '', favourite_contact: '' },
}

async function apply(page: Page, campus_id: string, first_name: string): Promise<void> {
  const email = `${first_name.toLowerCase()}@parcours.example`
  const person = { ...nothing, first_name, last_name: 'Parcours', email }
  await post(page, '/api/people', { ...person, campus_id, roles: ['user'], confirmed: true })
}

test('an inbox is worked off by keyboard: one is declined and taken back, two get a place', async ({
  page,
}) => {
  test.slow()
  await signIn(page, 'secretary.nice', { campus: 'Nice' })
  const nice = await campusId(new URL(page.url()).origin, 'Nice')
  const fields = { level: 1, programme: 'certificate', start_year: 2026, end_year: 2028, language: 'fr' }
  await post(page, '/api/classes', {
    ...{ ...fields, campus_id: nice, code: 'CANDIDATS', capacity: 20, curriculum_id: '' },
  })
  for (const name of ['Alix', 'Bruno', 'Chloé']) await apply(page, nice, name)

  await page.goto('/apps/campus/student')
  await page.getByRole('link', { name: /candidatures/ }).click()
  await page.waitForURL(/student\/applications/) // the list before it has a field to search, too
  await page.getByRole('searchbox').fill('parcours')
  const alix = page.getByRole('row', { name: /Alix/ })
  await expect(alix).toContainText('Téléphone, date de naissance, adresse postale')

  // One by key: declined with a reason, and taken back.
  await alix.getByRole('link').focus()
  await page.keyboard.press('d')
  const decline = page.getByRole('dialog', { name: 'Alix Parcours : refuser la candidature ?' })
  await decline.getByLabel(/Motif/).selectOption({ label: 'Dossier incomplet' })
  await decline.getByLabel('Votre mot').fill('Il nous manque votre extrait de naissance.')
  await decline.getByRole('button', { name: 'Refuser' }).click()
  await expect(page.getByText('1 candidature est refusée.')).toBeVisible()
  await expect(alix).toBeHidden()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(alix).toBeVisible()

  // Several at once: they get their place.
  await page.getByRole('row', { name: /Bruno/ }).getByRole('link').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('c')
  const enroll = page.getByRole('dialog', { name: 'Inscrire des étudiants' })
  await enroll.getByRole('combobox', { name: /Classe/ }).fill('CANDIDATS')
  await page.getByRole('option', { name: /CANDIDATS/ }).click()
  await enroll.getByLabel(/Frais de scolarité/).fill('900')
  await enroll.getByRole('button', { name: 'Inscrire 2 personnes' }).click()
  await expect(page.getByText('2 personnes sont inscrites.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Bruno/ })).toBeHidden()
  await expect(alix).toBeVisible()

  // The list of students tells their class and state.
  await page.goto('/apps/campus/student?q=parcours')
  const bruno = page.getByRole('row', { name: /Bruno/ })
  await expect(bruno).toContainText('CANDIDATS')
  await expect(bruno).toContainText('Confirmée')
  await expect(page.getByRole('row', { name: /Alix/ })).toContainText('Candidat')
})
