import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { newSession, signIn } from '../people.ts'
import { askAs } from '../planned.ts'
import type { Server } from '../server.ts'
import { expect, test } from '../test.ts'

interface Named {
  id: string
  name: string
}

interface Asked {
  id: string
  person_id: string
  person_name: string
  state: string
  viewed_at: string | null
  version: number
}

interface Weekend {
  id: string
  course: Named
  ask: Awaited<ReturnType<typeof askAs>>
  invitations: () => Promise<Asked[]>
}

/** A week-end of two days in Nice, with one course for which some are pencilled in. */
async function pencilledIn(server: Server, first: string, last: string, people: string[]): Promise<Weekend> {
  const ask = await askAs(server.url, 'supervisor.nice', 'Nice')
  const { items: campuses } = await ask('/api/campuses?page=1&page_size=200')
  const nice = campuses.find(({ name }: Named) => name === 'Nice')
  const { items: classes } = await ask(`/api/classes?campus=${nice.id}&page=1&page_size=1`)
  const { items: courses } = await ask('/api/courses?sort=name&page=1&page_size=1')
  const [group, course] = [classes[0], courses[0]]
  const { id } = await ask('/api/plannings', {
    ...{ number: 0, first_day: first, last_day: last, abbreviation: '', description: '', week: 0 },
    ...{ campus_ids: [], class_ids: [group.id] },
  })
  const session = { id: '', planning_id: id, start: 540, finish: 720, place: 'Salle 3' }
  await ask(`/api/plannings/${id}/acts`, {
    ...{ kind: 'put', key: `journey-${id}` },
    changes: [
      {
        ...{ id: '', version: 0, course_id: course.id, campus_id: nice.id, class_ids: [group.id] },
        sessions: [first, last].map((day) => ({ ...session, day })),
        staff: people.map((person_id) => ({
          ...{ id: '', half: 'teacher', person_id, state: 'in_analysis', session_ids: [] },
        })),
      },
    ],
  })
  const every =
    'state=in_analysis&state=not_answered&state=answered&state=accepted&state=declined&state=canceled'
  const invitations = async () => (await ask(`/api/invitations?planning=${id}&${every}`)).items
  return { id, course, ask, invitations }
}

/** The id of an account of Nice. */
async function personOf(server: Server, account: string): Promise<string> {
  return (await (await askAs(server.url, account, 'Nice'))('/api/profile')).id
}

/** The mails that there are; their names are made in the order of time. */
function mailsOf(server: Server): string[] {
  return existsSync(server.mail) ? readdirSync(server.mail).filter((name) => name.endsWith('.eml')) : []
}

/** The link to an answer in a mail to the teacher that came since. */
async function answerLink(server: Server, before: readonly string[]): Promise<string> {
  let link = ''
  const find = () => {
    for (const name of mailsOf(server).filter((one) => !before.includes(one))) {
      const text = readFileSync(join(server.mail, name), 'utf8').replace(/=\r?\n/g, '')
      const found = text.match(new RegExp(`${server.url}/invitation/confirm/[\\w-]{20,}`))?.[0]
      if (text.includes(`<${address}>`) && found) link = found
    }
    return link
  }
  await expect.poll(find, { message: `a mail to ${address}` }).not.toBe('')
  return link
}

const address = 'teacher.nice@demo.example'
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }

/** Sends what is pencilled in from the board, after the mail was seen, and returns the link that was mailed. */
async function sendFromBoard(page: Page, server: Server, id: string): Promise<string> {
  const before = mailsOf(server)
  await signIn(page, 'supervisor.nice', { campus: 'Nice', at: `/apps/academic/program/planning/${id}` })
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: 'Envoyer les invitations…' }).click()
  const dialog = page.getByRole('dialog', { name: /^Envoyer les invitations du week-end/ })
  await dialog.getByRole('button', { name: 'Voir le message' }).click()
  await expect(dialog.getByText(address)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(page.getByText('1 invitation envoyée.')).toBeVisible()
  return answerLink(server, before)
}

test('a supervisor invites, a teacher says "yes, but" on his phone, the supervisor settles', async ({
  page,
  newPage,
  server,
}) => {
  test.slow() // two people, two devices
  const me = await personOf(server, 'teacher.nice')
  const { id, course, invitations } = await pencilledIn(server, '2028-09-09', '2028-09-10', [me])
  const link = await sendFromBoard(page, server, id)

  const device = await newPage(phone)
  await device.goto(link)
  await expect(device).toHaveURL(/\/invitation\/confirm$/)
  await expect(device.getByRole('heading', { name: course.name })).toBeVisible()
  await expect(device.getByRole('radio', { name: 'Oui', exact: true })).toBeChecked()
  await device.getByText('Oui, mais…').tap()
  await device.getByRole('checkbox', { name: /10 sept/ }).uncheck()
  await device.getByRole('checkbox', { name: 'J’ai besoin d’un logement' }).check()
  await device.getByLabel('Une question, ou autre chose').fill('Le train de 8 h convient ?')
  await expectAccessible(device)
  expect(await device.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await device.getByRole('button', { name: 'Envoyer ma réponse' }).tap()
  await expect(device.getByRole('heading', { name: 'Merci, votre réponse est enregistrée' })).toBeVisible()

  await page.goto(`/apps/academic/program/planning?view=invitations&planning=${id}`)
  await page.getByRole('table', { name: 'Invitations à enseigner' }).getByRole('link').first().click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByText('Question : Le train de 8 h convient ?')).toBeVisible()
  await expect(panel.getByText('par le lien du message')).toBeVisible()
  await panel.getByRole('button', { name: 'Donner son accord' }).click()
  const agree = page.getByRole('dialog', { name: /^Donner votre accord/ })
  await agree.getByLabel('Montant convenu').fill('120')
  await agree.getByRole('button', { name: 'Donner son accord' }).click()
  await expect(page.getByText('Accord donné : l’invitation est acceptée.')).toBeVisible()
  expect((await invitations()).map(({ state }) => state)).toEqual(['accepted'])
})

test('who declines makes room for the next in line; he can take it back while nobody has accepted', async ({
  page,
  newPage,
  server,
}) => {
  test.slow()
  const me = await personOf(server, 'teacher.nice')
  const ask = await askAs(server.url, 'supervisor.nice', 'Nice')
  const { items: teachers } = await ask('/api/instructors?page=1&page_size=10')
  const other = teachers.find((one: Named & { email?: string }) => one.id !== me)
  const { id, invitations } = await pencilledIn(server, '2028-09-16', '2028-09-17', [me, other.id])
  const [course] = (await ask(`/api/plannings/${id}/board`)).data.courses
  const second = (await invitations()).find(({ person_id }) => person_id === other.id)
  const line = await fetch(`${server.url}/api/agenda-courses/${course.id}/line`, {
    method: 'PUT',
    headers: await headersOf(server),
    body: JSON.stringify({ version: course.version, half: 'teacher', ids: [second?.id] }),
  })
  expect(line.status).toBe(200)
  const link = await sendFromBoard(page, server, id)

  const device = await newPage(phone)
  await device.goto(link.replace('/confirm/', '/decline/'))
  await expect(device.getByRole('radio', { name: 'Non', exact: true })).toBeChecked()
  await device.getByRole('button', { name: 'Envoyer ma réponse' }).tap()
  const question = device.getByRole('alertdialog', { name: 'Voulez-vous vraiment décliner ?' })
  await question.getByLabel('Pourquoi ne pouvez-vous pas venir ?').fill('En voyage')
  await question.getByRole('button', { name: 'Décliner' }).tap()
  await expect(device.getByText('Votre raison : En voyage')).toBeVisible()
  const states = async () =>
    Object.fromEntries((await invitations()).map((one) => [one.person_id, one.state]))
  await expect.poll(states).toEqual({ [me]: 'declined', [other.id]: 'not_answered' })

  await device.getByRole('button', { name: /^Revenir en arrière/ }).tap()
  await expect(device.getByText('Votre réponse est reprise.')).toBeVisible()
  await expect.poll(async () => (await states())[me]).toBe('not_answered')
})

test('a scanner that opens the page and everything in it changes nothing', async ({
  page,
  newPage,
  server,
}) => {
  test.slow()
  const me = await personOf(server, 'teacher.nice')
  const { id, invitations } = await pencilledIn(server, '2028-09-23', '2028-09-24', [me])
  const link = await sendFromBoard(page, server, id)
  const before = await invitations()
  const scanner = await newPage()
  for (const opened of [link, link.replace('/confirm/', '/decline/')]) {
    await scanner.goto(opened)
    await expect(scanner.getByRole('button', { name: 'Envoyer ma réponse' })).toBeVisible()
    const links = await scanner
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href))
    for (const href of links.filter((one) => one.startsWith(server.url))) await scanner.request.get(href)
    await scanner.request.get(opened)
    await scanner.request.head(opened)
  }
  expect(await invitations()).toEqual(before)
  expect(before.map(({ state, viewed_at }) => [state, viewed_at])).toEqual([['not_answered', null]])
})

test('who is signed in is led from his mail to the same answer in his space; somebody else is told', async ({
  page,
  newPage,
  server,
}) => {
  test.slow()
  const me = await personOf(server, 'teacher.nice')
  const { id, course, invitations } = await pencilledIn(server, '2028-09-30', '2028-10-01', [me])
  const link = await sendFromBoard(page, server, id)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Cette invitation n’est pas la vôtre' })).toBeVisible()

  const teacher = await newPage(phone)
  await signIn(teacher, 'teacher.nice', { campus: 'Nice' })
  await teacher.goto(link)
  await expect(teacher).toHaveURL(new RegExp(`/apps/instructor/invitations#${id}$`))
  const weekend = teacher.getByRole('region', { name: /30 sept/ })
  await expect(weekend.getByRole('heading', { name: course.name })).toBeVisible()
  await weekend.getByText('Oui', { exact: true }).tap()
  await weekend.getByRole('button', { name: 'Envoyer ma réponse' }).tap()
  await expect(weekend.getByText('Acceptée')).toBeVisible()
  expect((await invitations()).map(({ state }) => state)).toEqual(['accepted'])
})

async function headersOf(server: Server): Promise<Record<string, string>> {
  const { access_token: token } = await newSession(server.url, 'supervisor.nice', 'Nice')
  return { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
}
