import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { enter, signIn } from '../people.ts'
import { askAs } from '../planned.ts'
import { readQr } from '../qr.ts'
import type { Server } from '../server.ts'
import { expect, test } from '../test.ts'

const name = 'Léa Rousseau'

/** The student of Nice who has an account, and the class that she is in. */
async function findStudent(server: Server) {
  const ask = await askAs(server.url, 'student.nice', 'Nice')
  const { id } = await ask('/api/profile')
  const { items } = await ask(`/api/students/${id}/reports`)
  return { id: id as string, classId: items[0].class_id as string }
}

/** How many mails to an address lead to a page. */
function mailsTo(server: Server, address: string, link: string): number {
  if (!existsSync(server.mail)) return 0
  return readdirSync(server.mail)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => readFileSync(join(server.mail, file), 'utf8').replace(/=\r?\n/g, ''))
    .filter((text) => text.includes(`<${address}>`) && text.includes(link)).length
}

test('the report cards of a class are issued, one is corrected; its student reads it, and a guest has it checked', async ({
  page,
  newPage,
  server,
}) => {
  test.slow()
  const { id, classId } = await findStudent(server)
  await signIn(page, 'coordinator.nice', { campus: 'Nice', at: `/apps/campus/papers/${classId}` })
  await page.getByRole('button', { name: 'Établir des documents' }).click()
  const dialog = page.getByRole('dialog', { name: 'Établir des documents' })
  await expect(dialog.getByLabel('Document')).toHaveValue('report_card')
  await dialog.getByRole('button', { name: 'Établir des documents' }).click()
  // It is a job: the page says how far it is until it is done.
  await expect(page.getByText(/documents? (est|sont) prêts?\./)).toBeVisible({ timeout: 60_000 })
  const hers = page.getByRole('listitem').filter({ hasText: name })
  await expect(hers).toContainText('Valable')
  const first = await hers.getByRole('link', { name: 'Ouvrir le PDF' }).getAttribute('href')

  await page.getByRole('button', { name: `Nouvelle édition pour ${name}` }).click()
  await page
    .getByRole('dialog', { name: `Nouvelle édition pour ${name}` })
    .getByRole('button', { name: 'Établir la nouvelle édition' })
    .click()
  await expect(page.getByText('1 document est prêt.')).toBeVisible({ timeout: 60_000 })
  await expect(hers.filter({ hasText: 'Édition 2' })).toContainText('Valable')
  await expect(hers.filter({ hasText: 'Remplacé' })).toHaveCount(1)

  // The mail holds no paper, but the way to it, through the sign-in.
  const link = `${server.url}/apps/student/papers/${id}`
  await expect
    .poll(() => mailsTo(server, 'student.nice@demo.example', link), { timeout: 60_000 })
    .toBeGreaterThan(0)
  const home = await newPage({ baseURL: server.url })
  await home.goto(link)
  await expect(home).toHaveURL(/login/)
  await enter(home, { email: 'student.nice@demo.example', campus: 'Nice' })
  await expect(home).toHaveURL(link)
  const card = home.getByRole('listitem').filter({ hasText: 'Édition 2' })
  await expect(card).toContainText('Valable')
  const address = await card.getByRole('link', { name: 'Ouvrir le PDF' }).getAttribute('href')
  const paper = await home.request.get(address ?? '')
  expect(paper.headers()['content-type']).toBe('application/pdf')
  const code = await readQr(await paper.body())
  expect(code).toContain('/check/')
  await home.goto(`/apps/student/grades/${id}/${classId}`)
  await expect(home.getByRole('heading', { level: 1, name })).toBeVisible()

  const guest = await newPage({ baseURL: server.url })
  await guest.goto(new URL(code).pathname)
  await expect(guest.getByRole('heading', { level: 1, name: 'Ce document est valable' })).toBeVisible()
  await expect(guest.getByText('L. R.')).toBeVisible()
  await expect(guest.getByText('Rousseau')).toHaveCount(0)
  const replaced = await readQr(await (await page.request.get(first ?? '')).body())
  await guest.goto(new URL(replaced).pathname)
  await expect(guest.getByRole('heading', { level: 1, name: 'Ce document a été remplacé' })).toBeVisible()
})
