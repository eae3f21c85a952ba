import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { newSession, signIn } from './people.ts'
import { askAs } from './planned.ts'
import type { Server } from './server.ts'

interface Named {
  id: string
  name: string
}

interface Asked {
  id: string
  person_id: string
  half: string
  state: string
  viewed_at: string | null
  version: number
}

interface Put {
  half?: 'teacher' | 'translator'
  person_id: string
  state?: 'in_analysis' | 'accepted'
}

interface Weekend {
  id: string
  course: Named
  /** All invitations of it, whatever became of them. */
  invitations: () => Promise<Asked[]>
  /** How each half, or person, stands. */
  states: (by: 'half' | 'person_id') => Promise<Record<string, string>>
}

const every =
  'state=in_analysis&state=not_answered&state=answered&state=accepted&state=declined&state=canceled'

/** A week-end of two days at a campus, with one course for which some are pencilled in. */
export async function pencilledIn(
  server: Server,
  [first, last]: [string, string],
  staff: Put[],
  at = 'Nice',
): Promise<Weekend> {
  const ask = await askAs(server.url, 'supervisor.nice', 'Nice')
  const { items: campuses } = await ask('/api/campuses?page=1&page_size=200')
  const campus = campuses.find(({ name }: Named) => name === at)
  const { items: classes } = await ask(`/api/classes?campus=${campus.id}&page=1&page_size=1`)
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
        ...{ id: '', version: 0, course_id: course.id, campus_id: campus.id, class_ids: [group.id] },
        sessions: [first, last].map((day) => ({ ...session, day })),
        staff: staff.map((one) => ({
          ...{ id: '', half: 'teacher', state: 'in_analysis', session_ids: [] },
          ...one,
        })),
      },
    ],
  })
  const invitations = async () => (await ask(`/api/invitations?planning=${id}&${every}`)).items
  const states = async (by: 'half' | 'person_id') =>
    Object.fromEntries((await invitations()).map((one: Asked) => [one[by], one.state]))
  return { id, course, invitations, states }
}

/** The id of an account of Nice. */
export async function personOf(server: Server, account: string): Promise<string> {
  return (await (await askAs(server.url, account, 'Nice'))('/api/profile')).id
}

/** A teacher who is somebody else. */
export async function anotherTeacher(server: Server, than: string): Promise<Named> {
  const ask = await askAs(server.url, 'supervisor.nice', 'Nice')
  const { items } = await ask('/api/instructors?q=bennett&page=1&page_size=10')
  return items.find(({ id }: Named) => id !== than)
}

/** Has one invited by himself when who is asked before him says no. */
export async function lineUp(server: Server, planning: string, person: string): Promise<void> {
  const ask = await askAs(server.url, 'supervisor.nice', 'Nice')
  const [course] = (await ask(`/api/plannings/${planning}/board`)).data.courses
  const { items } = await ask(`/api/invitations?planning=${planning}&state=in_analysis`)
  const one = items.find(({ person_id }: Asked) => person_id === person)
  const { access_token: token } = await newSession(server.url, 'supervisor.nice', 'Nice')
  const answer = await fetch(`${server.url}/api/agenda-courses/${course.id}/line`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ version: course.version, half: 'teacher', ids: [one.id] }),
  })
  expect(answer.status).toBe(200)
}

/** Offers so many cents to who is pencilled in, and notes that he said yes on the telephone. */
export async function acceptedFor(server: Server, invitation: string, amount: number): Promise<void> {
  const ask = await askAs(server.url, 'supervisor.nice', 'Nice')
  const { version } = await ask(`/api/invitations/${invitation}`)
  const offer = {
    ...{ version, amount, offer_text: '', answer_by: '' },
    ...{ lodging: '', transport: '', arrives_on: '', leaves_on: '' },
  }
  await ask(`/api/invitations/${invitation}`, offer, 'PUT')
  await ask(`/api/invitations/${invitation}/accept`, {})
}

/** The mails that there are; their names are made in the order of time. */
export function mailsOf(server: Server): string[] {
  return existsSync(server.mail) ? readdirSync(server.mail).filter((name) => name.endsWith('.eml')) : []
}

/** The link to an answer in a mail that came since to whom a line of its head names. */
export async function answerLink(server: Server, before: readonly string[], to: RegExp): Promise<string> {
  let link = ''
  const find = () => {
    for (const name of mailsOf(server).filter((one) => !before.includes(one))) {
      const text = readFileSync(join(server.mail, name), 'utf8').replace(/=\r?\n/g, '')
      const found = text.match(new RegExp(`${server.url}/invitation/confirm/[\\w-]{20,}`))?.[0]
      if (to.test(text) && found) link = found
    }
    return link
  }
  await expect.poll(find, { message: `a mail to ${to}` }).not.toBe('')
  return link
}

const address = 'teacher.nice@demo.example'

/** Sends what is pencilled in from the board, after the mail was seen, and returns the link that was mailed. */
export async function sendFromBoard(
  page: Page,
  server: Server,
  id: string,
  look = async () => {},
): Promise<string> {
  const before = mailsOf(server)
  await signIn(page, 'supervisor.nice', { campus: 'Nice', at: `/apps/academic/program/planning/${id}` })
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: 'Envoyer les invitations…' }).click()
  const dialog = page.getByRole('dialog', { name: /^Envoyer les invitations du week-end/ })
  await dialog.getByRole('button', { name: 'Voir le message' }).click()
  await expect(dialog.getByText(address)).toBeVisible()
  await look()
  await dialog.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(page.getByText('1 invitation envoyée.')).toBeVisible()
  return answerLink(server, before, new RegExp(`<${address}>`))
}
