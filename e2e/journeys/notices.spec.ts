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
