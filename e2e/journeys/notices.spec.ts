import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectAccessible } from '../axe.ts'
import { newSession, signIn } from '../people.ts'
import { expect, test } from '../test.ts'

interface Named {
  id: string
  code: string
  name: string
  campus_id: string
  campus_name: string
}

interface List {
  items: Named[]
}

/** Asks the server as somebody of Nice. */
async function call<T>(origin: string, account: string, path: string, body?: unknown): Promise<T> {
  const { access_token: token } = await newSession(origin, account, 'Nice')
  const answer = await fetch(origin + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  expect(answer.ok, `${path}: ${answer.status}`).toBe(true)
  return (await answer.json()) as T
}

/** A week-end of a class of Nice with one course, which a teacher of Nice has accepted to give. */
async function plannedFor(origin: string, teacher: string, day: string) {
  const { id: person } = await call<Named>(origin, teacher, '/api/profile')
  const classes = await call<List>(origin, 'supervisor.nice', '/api/classes?page_size=100')
  const group = classes.items.find(({ campus_name }) => campus_name === 'Nice')
  const courses = await call<List>(origin, 'supervisor.nice', '/api/courses?page_size=1')
  const course = courses.items[0]
  if (!group || !course) throw new Error('the demo has no class of Nice, or no course')
  const planning = await call<{ id: string; number: number }>(origin, 'supervisor.nice', '/api/plannings', {
    ...{ number: 0, first_day: day, last_day: day, week: 1, abbreviation: '', description: '' },
    ...{ campus_ids: [], class_ids: [group.id] },
  })
  await call(origin, 'supervisor.nice', `/api/plannings/${planning.id}/acts`, {
    ...{ kind: 'put', key: planning.id },
    changes: [
      {
        ...{ id: '', version: 0, course_id: course.id, campus_id: group.campus_id, class_ids: [group.id] },
        sessions: [{ id: '', planning_id: planning.id, day, start: 540, finish: 720, place: 'Salle 2' }],
        staff: [{ id: '', half: 'teacher', person_id: person, state: 'accepted', session_ids: [] }],
      },
    ],
  })
  return { ...planning, course: course.name }
}

/** The mails to an address that lead to a page of ours. */
function mailsTo(folder: string, address: string, link: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) =>
      readFileSync(join(folder, name), 'utf8')
        .replace(/=\r?\n/g, '')
        .replaceAll('=3D', '='),
    )
    .filter((text) => text.includes(`<${address}>`) && text.includes(link))
}

test('a teacher is told of what was published: a badge, a line that leads there, one mail', async ({
  page,
  newPage,
  server,
}) => {
  test.slow()
  const day = `2028-05-${String(6 + 7 * (test.info().repeatEachIndex % 3)).padStart(2, '0')}`
  const { id, number, course } = await plannedFor(server.url, 'teacher.nice', day)

  const teacher = await newPage({ viewport: { width: 390, height: 844 } })
  await signIn(teacher, 'teacher.nice', { campus: 'Nice' })

  await signIn(page, 'supervisor.nice', { campus: 'Nice', at: `/apps/academic/program/planning/${id}` })
  await page.getByRole('button', { name: 'Publier…' }).click()
  const dialog = page.getByRole('dialog', { name: /^Publier le week-end/ })
  await expect(dialog.getByText(/^\d+ personnes? ser/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Publier' }).click()
  await expect(page.getByText('Publication 1 faite.')).toBeVisible()

  await teacher.reload()
  await teacher.getByRole('button', { name: /^Panneau rapide : \d+ nouve/ }).click()
  const panel = teacher.getByRole('dialog', { name: 'Panneau rapide' })
  // Other journeys tell him of other week-ends.
  const line = panel
    .getByRole('link', { name: `Week-end ${number} : 1 nouvelle séance.` })
    .and(panel.locator(`[href*="day=${day}"]`))
  await expect(line).toBeVisible()
  await expectAccessible(teacher)
  await line.click()
  await expect(teacher).toHaveURL(new RegExp(`/apps/academic/program/agenda\\?.*day=${day}.*session=`))
  await expect(teacher.getByRole('heading', { name: course })).toBeVisible()
  await teacher.reload()
  await teacher.getByRole('dialog', { name: course }).getByRole('button', { name: 'Fermer' }).click()
  await expect(teacher.getByRole('button', { name: 'Panneau rapide', exact: true })).toBeVisible()

  const link = `/apps/academic/program/agenda?view=list&day=${day}`
  const mails = () => mailsTo(server.mail, 'teacher.nice@demo.example', link)
  await expect.poll(() => mails().length, { message: 'a mail to the teacher' }).toBe(1)
  expect(mails()[0]).toContain('Salle 2')
})

const wish = 'Pour réviser'

/** Asks for courses that are not open to somebody of Nice, and returns their names. */
async function askFor(origin: string, account: string, count: number): Promise<string[]> {
  const courses = await call<List>(origin, 'supervisor.nice', '/api/courses?page_size=100')
  const { access_token: token } = await newSession(origin, account, 'Nice')
  const asked: string[] = []
  for (const { id, name } of courses.items) {
    if (asked.length === count) break
    const answer = await fetch(`${origin}/api/course-requests`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ course_id: id, note: wish }),
    })
    if (answer.ok) asked.push(name)
  }
  expect(asked, 'courses asked for').toHaveLength(count)
  return asked
}

test('what happens arrives in an open tab within seconds; once a day keeps the mail back', async ({
  page,
  newPage,
  server,
}) => {
  test.slow()
  const student = await newPage()
  await signIn(student, 'student.nice', { campus: 'Nice', at: '/pages/profile?tab=notices' })
  await student.getByRole('radio', { name: 'Cours ouverts pour moi : E-mail du matin' }).click()
  await expect(student.getByText('Cours ouverts pour moi : avec l’e-mail du matin.')).toBeVisible()
  await student.getByRole('button', { name: /^Panneau rapide/ }).click()
  await student
    .getByRole('dialog', { name: 'Panneau rapide' })
    .getByRole('button', { name: 'Fermer' })
    .click()
  await expect(student).toHaveTitle(/^[^(]/)
  const title = await student.title()

  // Other journeys may have written to him.
  const mails = (link: string) => mailsTo(server.mail, 'student.nice@demo.example', link).length
  const earlier = { answers: mails('/apps/student/courses'), courses: mails('/apps/student/courses/') }
  const [first = '', second = ''] = await askFor(server.url, 'student.nice', 2)
  await signIn(page, 'supervisor.nice', { campus: 'Nice', at: '/apps/campus/recording?tab=requests' })
  const request = (course: string) =>
    page.getByRole('listitem').filter({ hasText: course }).filter({ hasText: wish })
  await request(first).getByRole('button', { name: 'Ouvrir le cours' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ouvrir le cours' }).click()
  await expect(page.getByText(`l’accès à ${first} est ouvert.`)).toBeVisible()

  const soon = { timeout: 5000 }
  await expect(student.getByRole('button', { name: 'Panneau rapide : 1 nouvel avis' })).toBeVisible(soon)
  await expect(student).toHaveTitle(`(1) ${title}`)
  await expect(student.getByRole('navigation').locator('[data-new="1"]')).toBeVisible()

  await request(second).getByRole('button', { name: 'Refuser' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Refuser' }).click()
  await expect(page.getByText(`la demande pour ${second} est refusée.`)).toBeVisible()
  await expect(student).toHaveTitle(`(2) ${title}`, soon)

  await student.getByRole('button', { name: 'Panneau rapide : 2 nouveaux avis' }).click()
  const panel = student.getByRole('dialog', { name: 'Panneau rapide' })
  await expect(panel.getByRole('link', { name: `${first} : ce cours vous est ouvert.` })).toBeVisible()
  await expect(panel.getByText(`${second} : votre demande n’a pas été acceptée.`)).toBeVisible()
  await expect(student).toHaveTitle(title)

  await expect
    .poll(() => mails('/apps/student/courses'), { message: 'a mail of the answer' })
    .toBe(earlier.answers + 1)
  expect(mails('/apps/student/courses/'), 'a mail of the course, which waits').toBe(earlier.courses)
})

test('one chooses what comes by mail', async ({ page }) => {
  await signIn(page, 'coordinator.nice', { campus: 'Nice', at: '/pages/profile?tab=notices' })
  const way = (name: string) => page.getByRole('radio', { name: `Séances à un autre horaire : ${name}` })
  await expect(way('E-mail aussitôt')).toBeChecked()
  await expectAccessible(page)
  await way('E-mail du matin').click()
  await expect(page.getByText('Séances à un autre horaire : avec l’e-mail du matin.')).toBeVisible()
  await way('Panneau rapide seulement').click()
  await expect(page.getByText('Séances à un autre horaire : dans le panneau rapide seulement.')).toBeVisible()
  await page.reload()
  await expect(way('Panneau rapide seulement')).toBeChecked()
})
