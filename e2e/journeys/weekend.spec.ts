import type { Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { makeClassroom } from '../classroom.ts'
import { openLine } from '../line.ts'
import { campusId, newSession, signIn } from '../people.ts'
import { askAs } from '../planned.ts'
import type { Server } from '../server.ts'
import { everythingStored } from '../stored.ts'
import { Tablet } from '../tablet.ts'
import { expect, test } from '../test.ts'

const kitPath = '/apps/campus/weekend-kit'
const place = { campus: 'Nice' }

const tablets: Tablet[] = []

async function newTablet(server: Server): Promise<Tablet> {
  const tablet = new Tablet(await openLine(server.url))
  tablets.push(tablet)
  await tablet.open()
  return tablet
}

test.afterEach(async () => {
  for (const tablet of tablets.splice(0)) await tablet.away()
})

/** Takes the week-end along, and returns how long that took. */
async function pack(tablet: Tablet): Promise<number> {
  const { page } = tablet
  await page.goto(kitPath)
  const began = Date.now()
  await page.getByRole('button', { name: 'Emporter le week-end' }).click()
  await expect(page.getByText(/^Le kit est prêt/)).toBeVisible({ timeout: 60_000 })
  const took = Date.now() - began
  await tablet.isPrepared()
  await expect(page.getByText('Prête', { exact: true })).toBeVisible()
  return took
}

/** From the kit's page, as somebody finds his way without a line. */
async function openFromKit(page: Page, code: string, way: 'Présences' | 'Notes'): Promise<void> {
  await page.goto(kitPath)
  const ways = page.getByRole('region', { name: 'S’ouvre sans connexion' })
  await ways.getByRole('listitem').filter({ hasText: code }).getByRole('link', { name: way }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${way} : ${code}` })).toBeVisible()
  await expect(page.getByText(/^Hors connexion\s: tel que vu le/)).toBeVisible()
}

async function openGrades(page: Page, code: string, course: string): Promise<void> {
  await openFromKit(page, code, 'Notes')
  await page.getByRole('link', { name: course }).first().click()
  await expect(gradeCell(page)).toBeVisible()
}

const gradeCell = (page: Page) => page.locator('[data-cell="0.0"]')

async function grade(page: Page, points: string): Promise<void> {
  await gradeCell(page).click()
  await page.keyboard.type(points)
  await page.keyboard.press('Enter')
  await expect(gradeCell(page)).toHaveText(points)
}

/** Gives somebody of Nice these roles there. */
async function setRoles(server: Server, personId: string, roles: string[]): Promise<void> {
  const { access_token } = await newSession(server.url, 'admin', 'Paris')
  const headers = { Authorization: `Bearer ${access_token}`, 'Content-Type': 'application/json' }
  const person = `${server.url}/api/people/${personId}`
  const { version } = await (await fetch(person, { headers })).json()
  const nice = await campusId(server.url, 'Nice')
  const body = JSON.stringify({ version, roles })
  const answer = await fetch(`${person}/memberships/${nice}`, { method: 'PUT', headers, body })
  if (!answer.ok) throw new Error(await answer.text())
}

type Payer = { id: string; name: string; open: { amount: number; currency: string }[] }

/** A list of the class with one book, and a student of Nice who owes something. */
async function prepare(server: Server, classId: string) {
  const office = await askAs(server.url, 'secretary.nice', 'Nice')
  const nice = await campusId(server.url, 'Nice')
  const { items: books } = await office('/api/books?page_size=1')
  const list = await office('/api/lists', {
    ...{ campus_id: nice, name: 'Livres du week-end', note: '', planning_id: '' },
    ...{ class_ids: [classId], student_ids: [], book_ids: [books[0].id] },
  })
  const { items: payers } = await office(`/api/payers?campus=${nice}&kind=student&page_size=100`)
  const payer = (payers as Payer[]).findLast(({ open }) => (open[0]?.amount ?? 0) > 0)
  if (!payer) throw new Error('nobody of Nice owes anything')
  return { office, nice, list: list.id as string, payer }
}

test('a week-end from Friday to Monday without a line: nothing is lost, nothing comes twice, and who lost his role keeps nothing', async ({
  server,
}) => {
  test.setTimeout(300_000)
  const room = await makeClassroom(server.url, 'SAMEDI', 4)
  const [first, second] = room.students as [string, string]
  const { office, nice, list, payer } = await prepare(server, room.id)
  const payments = async () => (await office(`/api/transactions?payer=${payer.id}&kind=income`)).total
  const paid = await payments()

  // Friday: three devices take the week-end along.
  const desk = await newTablet(server)
  await signIn(desk.page, 'secretary.nice', { ...place, at: '/apps/finance/till' })
  await desk.page.getByRole('button', { name: 'Travailler sans connexion' }).click()
  await desk.page
    .getByRole('alertdialog')
    .getByLabel(/Nom de la caisse/)
    .fill('Samedi')
  await desk.page.getByRole('alertdialog').getByRole('button', { name: 'Enregistrer la caisse' }).click()
  await expect(desk.page.getByText(/^Caisse T\d+ · Samedi$/)).toBeVisible()
  const took = await pack(desk)
  test.info().annotations.push({ type: 'kit', description: `ready in ${took} ms` })
  await expectAccessible(desk.page)
  const hall = await newTablet(server)
  await signIn(hall.page, 'coordinator.nice', place)
  await pack(hall)
  const upstairs = await newTablet(server)
  const { id_token: demoted = '' } = await newSession(server.url, 'user.nice', 'Nice')
  await setRoles(server, demoted, ['coordinator'])
  await signIn(upstairs.page, 'user.nice', place)
  await pack(upstairs)

  // Saturday: nobody has a line. Two people enter different things, and others go on where there is one.
  for (const { line } of tablets) line.cut()
  await openFromKit(desk.page, room.code, 'Présences')
  await desk.page
    .getByRole('link', { name: /À relever|Pas commencée/ })
    .first()
    .click()
  await desk.cell(first, 'Absent').click()
  await desk.cell(second, 'Présent').click()
  await expect(desk.page.getByText('Hors connexion : 2 saisies sont gardées ici')).toBeVisible()
  await openGrades(desk.page, room.code, room.course)
  await grade(desk.page, '70')
  await desk.page.goto(`/apps/campus/list/${list}`)
  const ticks = desk.page.getByRole('region', { name: 'Livres du week-end' }).locator('[aria-pressed=false]')
  await ticks.first().click()
  await expect(desk.page.getByText('1 coche gardée ici')).toBeVisible()
  await desk.page.goto('/apps/finance/till')
  await desk.page.getByRole('combobox', { name: 'Qui paie ?' }).fill(payer.name)
  await desk.page
    .getByRole('option', { name: new RegExp(payer.name) })
    .first()
    .click()
  await desk.page.getByLabel(/Montant/).fill('10')
  await desk.page.getByRole('button', { name: 'Encaisser' }).click()
  await expect(desk.page.getByText('1 paiement attend d’être envoyé.')).toBeVisible()

  await openFromKit(hall.page, room.code, 'Présences')
  await hall.page
    .getByRole('link', { name: /À relever|Pas commencée/ })
    .first()
    .click()
  await hall.cell(first, 'En retard').click()
  await openGrades(hall.page, room.code, room.course)
  await grade(hall.page, '55')

  await setRoles(server, demoted, ['user'])
  await office(`/api/lists/${list}/close`, {})
  const { items: accounts } = await office(`/api/till/accounts?campus=${nice}`)
  const { amount = 0, currency = '' } = payer.open[0] ?? {}
  const account = (accounts as { id: string; kind: string; currency: string }[]).find(
    (one) => one.kind === 'cash' && one.currency === currency,
  )
  await office('/api/transactions/payments', {
    ...{ account_id: account?.id ?? '', payer_id: payer.id, person_id: '', amount, way: 'cash' },
    ...{ day: new Date().toISOString().slice(0, 10), memo: '', reference: '', category: '' },
    key: `week-end-${payer.id}`,
  })
  await server.restart()

  // Sunday: the desk is closed and opened again. What waits is still there, and readable to nobody else.
  await desk.shut()
  await desk.open()
  await desk.page.goto(kitPath)
  const waiting = desk.page.getByRole('region', { name: 'En attente d’envoi' })
  await expect(waiting.getByRole('listitem')).toHaveCount(4)
  await expect(waiting).toContainText('2 saisies en attente')
  await expectAccessible(desk.page)
  expect(await desk.page.evaluate(everythingStored)).not.toContain('ClasseSAMEDI')

  // Monday: the hall comes first, then the desk, which is told of everything that it met.
  hall.line.mend()
  await expect.poll(room.marks, { timeout: 30_000 }).toMatchObject({ [first]: 'late' })
  await hall.page.goto(kitPath)
  await expect(hall.page.getByText('Tout ce qui a été saisi sur cet appareil est envoyé.')).toBeVisible()
  desk.line.mend()
  await expect(waiting).toContainText('1 saisie à départager', { timeout: 30_000 })
  await expect(waiting).toContainText('1 saisie refusée', { timeout: 30_000 })
  await expect(waiting.getByRole('listitem')).toHaveCount(3)
  expect(await room.marks()).toMatchObject({ [first]: 'late', [second]: 'present' })

  await waiting.getByRole('link', { name: /^Présences/ }).click()
  await desk.page.getByRole('button', { name: 'Garder ma saisie : Absent' }).click()
  await expect.poll(room.marks).toMatchObject({ [first]: 'absent', [second]: 'present' })
  await desk.page.goto(kitPath)
  await waiting.getByRole('link', { name: /^Notes/ }).click()
  await desk.page.getByRole('button', { name: '70 · moi' }).click()
  await expect(gradeCell(desk.page)).toHaveText('70')
  await expect(desk.page.getByText(/^Enregistré à/)).toBeVisible()
  await desk.page.goto(kitPath)
  await waiting.getByRole('link', { name: /^Listes/ }).click()
  await expect(desk.page.getByText('1 coche n’a pas pu être enregistrée')).toBeVisible()
  await desk.page.getByRole('button', { name: 'Laisser ainsi' }).click()
  // The money is in the books once, and what it paid twice is put to be settled.
  await desk.page.goto('/apps/finance/till')
  await expect(desk.page.getByRole('region', { name: 'À régler' })).toContainText(payer.name)
  expect(await payments(), 'one of the office and one of the till').toBe(paid + 2)
  await desk.page.goto(kitPath)
  await expect(desk.page.getByText('Tout ce qui a été saisi sur cet appareil est envoyé.')).toBeVisible()

  // Who lost his role learns of it with the first answer, and keeps nothing.
  const stored = () => upstairs.page.evaluate(everythingStored)
  expect(await stored()).toMatch(/copy: ([2-9]|\d{2,})\b/)
  upstairs.line.mend()
  await upstairs.page.goto('/pages/profile')
  await expect.poll(stored, { timeout: 30_000 }).toMatch(/copy: [01]\b/)
  expect(await stored()).not.toMatch(/\b(file|piece): [1-9]/)
})
