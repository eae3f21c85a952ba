import { expectAccessible } from '../axe.ts'
import { makeClassroom } from '../classroom.ts'
import { openLine } from '../line.ts'
import { signIn } from '../people.ts'
import { everythingStored } from '../stored.ts'
import { Tablet } from '../tablet.ts'
import { expect, test } from '../test.ts'

let tablet: Tablet
test.beforeEach(async ({ server }) => {
  test.slow()
  tablet = new Tablet(await openLine(server.url))
  await tablet.open()
})
test.afterEach(() => tablet.away())

const secretary = { campus: 'Nice' }

test('a sheet opens and is reloaded without a line, and what was entered is sent once, also after the browser was closed', async ({
  server,
}) => {
  const { students, sheets, marks } = await makeClassroom(server.url, 'TABLETTE', 6)
  const [first, second, third, fourth] = students as [string, string, string, string]
  const at = sheets[0] ?? ''
  await signIn(tablet.page, 'secretary.nice', { ...secretary, at })
  await tablet.isPrepared()

  tablet.line.cut()
  await tablet.page.reload()
  await expect(tablet.page.getByText(/^Hors connexion\s: état de/)).toBeVisible()
  await tablet.cell(first, 'Présent').click()
  await tablet.cell(second, 'Absent').click()
  await tablet.cell(second, 'Justifié').click()
  await expect(tablet.page.getByText('Hors connexion : 3 saisies sont gardées ici')).toBeVisible()
  await expectAccessible(tablet.page)
  await tablet.page.reload()
  await tablet.cell(third, 'En ligne').click()
  await expect(tablet.page.getByText('Hors connexion : 4 saisies sont gardées ici')).toBeVisible()
  expect(await tablet.page.evaluate(everythingStored)).not.toContain('ClasseTABLETTE')

  await tablet.shut()
  await tablet.open()
  await tablet.page.goto(at)
  await tablet.shows(second, 'Justifié')
  await tablet.shows(third, 'En ligne')
  await expect(tablet.page.getByText('Hors connexion : 4 saisies sont gardées ici')).toBeVisible()
  await tablet.cell(fourth, 'Présent').click()
  await expect(tablet.page.getByText('Hors connexion : 5 saisies sont gardées ici')).toBeVisible()
  expect(await marks()).toMatchObject({ [first]: '', [second]: '' })

  tablet.line.mend()
  await expect(tablet.page.getByText(/^Enregistré à/)).toBeVisible()
  // What the line broke off may have been sent several times, or have waited for the line to be back; the server took
  // each once, in the order of the fingers.
  const once = [...new Map(tablet.sent.flat().map((entry) => [entry.id, entry])).values()]
  expect(once.map(({ mark }) => mark.value)).toEqual(['present', 'absent', 'justified', 'online', 'present'])
  expect(await marks()).toMatchObject({
    ...{ [first]: 'present', [second]: 'justified', [third]: 'online', [fourth]: 'present' },
  })
  const before = tablet.sent.length
  await tablet.page.reload()
  await tablet.shows(first, 'Présent')
  expect(tablet.sent).toHaveLength(before)
})

test('after a sign-out nothing can be read, and another person neither sees nor sends what waits sealed', async ({
  server,
}) => {
  const { students, sheets, marks } = await makeClassroom(server.url, 'SCELLE', 4)
  const [first, second] = students as [string, string]
  const at = sheets[0] ?? ''
  await signIn(tablet.page, 'secretary.nice', { ...secretary, at })
  await tablet.isPrepared()
  tablet.line.cut()
  await tablet.cell(first, 'Absent').click()
  await expect(tablet.page.getByText('Hors connexion : 1 saisie est gardée ici')).toBeVisible()

  await tablet.page.goto('/logout')
  const question = tablet.page.getByRole('alertdialog')
  await expect(question).toContainText('1 saisie n’a pas été envoyée')
  await question.getByRole('button', { name: 'Garder scellé et se déconnecter' }).click()
  await expect(tablet.page).toHaveURL(/login/)
  const stored = () => tablet.page.evaluate(everythingStored)
  await expect.poll(stored).toContain('key: 0')
  const left = await stored()
  expect(left).toContain('copy: 0')
  expect(left).toContain('entry: 1')
  expect(left).not.toContain('ClasseSCELLE')

  tablet.line.mend()
  tablet.sent.length = 0
  await signIn(tablet.page, 'coordinator.nice', { ...secretary, at })
  await expect(tablet.cell(first, 'Absent')).toHaveAttribute('aria-pressed', 'false')
  await tablet.cell(second, 'En ligne').click()
  await expect(tablet.page.getByText(/^Enregistré à/)).toBeVisible()
  expect(tablet.sent.flat().map(({ mark }) => mark.value)).toEqual(['online'])
  expect(await marks()).toMatchObject({ [first]: '', [second]: 'online' })
  await tablet.page.goto('/logout')
  await expect(tablet.page).toHaveURL(/login/)

  // Whoever entered it comes back: it goes by itself, wherever he begins.
  await signIn(tablet.page, 'secretary.nice', secretary)
  await expect.poll(marks).toMatchObject({ [first]: 'absent', [second]: 'online' })
  await expect.poll(stored).toContain('entry: 0')
})

test('sheets that were taken along open without a line, though nobody had opened them', async ({
  server,
}) => {
  const { code, students, course, sheets } = await makeClassroom(server.url, 'EMPORTE', 3)
  const [first] = students as [string]
  const classId = sheets[0]?.split('/')[6]
  const { page, line } = tablet
  await signIn(page, 'secretary.nice', { ...secretary, at: `/apps/campus/attendance/courses/${classId}` })
  await page.getByRole('button', { name: 'Emporter 1 feuille' }).click()
  await expect(page.getByText('1 feuille s’ouvre maintenant sans connexion sur cet appareil.')).toBeVisible()
  await tablet.isPrepared()
  line.cut()
  await page.goto('/apps/campus/attendance')
  const along = page.getByRole('region', { name: 'Emportées sur cet appareil' })
  await expect(along).toContainText('État du')
  await along.getByRole('link', { name: `${course} · ${code}` }).click()
  await tablet.cell(first, 'Absent').click()
  await tablet.shows(first, 'Absent')
  await expect(page.getByText('Hors connexion : 1 saisie est gardée ici')).toBeVisible()
})
