import { dragByFinger, dragByMouse } from '../drag.ts'
import { signIn } from '../people.ts'
import { askAs } from '../planned.ts'
import { expect, test } from '../test.ts'

const plannings = '/apps/academic/program/planning'
const agenda = '/apps/academic/program/agenda'

/** Puts a course for a class on the first day of a planning, and publishes it. */
async function publishCourse(origin: string, year: number): Promise<{ course: string; day: string }> {
  const ask = await askAs(origin, 'supervisor', 'Paris')
  const { plannings: all } = await ask(`/api/plannings/year?year=${year}`)
  const [planning] = all
  const [group] = planning.classes
  const { items } = await ask('/api/courses?sort=name&page=1&page_size=1')
  const day = planning.first_day
  const session = { id: '', planning_id: planning.id, day, start: 540, finish: 720, place: 'Salle 1' }
  const course = { course_id: items[0].id, campus_id: group.campus_id, class_ids: [group.id] }
  await ask(`/api/plannings/${planning.id}/acts`, {
    ...{ kind: 'put', key: `journey-${planning.id}` },
    changes: [{ id: '', version: 0, ...course, sessions: [session], staff: [] }],
  })
  const { data: board } = await ask(`/api/plannings/${planning.id}/board`)
  await ask(`/api/plannings/${planning.id}/publish`, { board: board.board })
  return { course: items[0].name, day }
}

test('a supervisor makes a series and sees the year; the campus reads the agenda and says in which room', async ({
  page,
  newPage,
  server,
}) => {
  test.slow()
  // Each repetition has a year of its own: they share a server. The classes of today are on it, whatever the year.
  const year = 2041 + test.info().repeatEachIndex
  await signIn(page, 'supervisor', { at: plannings })
  await page.getByRole('button', { name: 'Créer plusieurs week-ends' }).click()
  await page.getByRole('menuitem', { name: 'Série de week-ends' }).click()
  const dialog = page.getByRole('dialog', { name: 'Série de week-ends' })
  // Who takes part is chosen while the dates are of a year in which classes run.
  await dialog.getByRole('checkbox', { name: 'Nice' }).check()
  await dialog.getByLabel('Premier jour du premier').fill(`05/10/${year}`)
  await dialog.getByLabel('Jusqu’au').fill(`14/12/${year}`)
  await dialog.getByLabel('Toutes les … semaines').fill('2')
  await expect(dialog.getByText('6 dates sur 6.')).toBeVisible()
  await dialog.getByRole('checkbox', { name: /19.*20 octobre/ }).uncheck()
  await dialog.getByRole('button', { name: 'Créer 5 week-ends' }).click()
  await expect(page.getByText('5 week-ends créés.')).toBeVisible()

  const matrix = page.getByRole('table', { name: `Week-ends de ${year}–${year + 1}` })
  await expect(matrix.getByRole('rowheader')).toHaveCount(5)
  await expect(page).toHaveURL(new RegExp(`year=${year}`))
  const { course, day } = await publishCourse(server.url, year)
  await page.reload()
  await expect(matrix.getByRole('rowheader', { name: /Week-end 1 .*Publié/ })).toBeVisible()
  await page.getByRole('button', { name: 'Afficher le tableau' }).click()
  await expect(page.getByRole('table', { name: 'Planning' }).getByText('1 cours, 1 à pourvoir')).toBeVisible()

  const office = await newPage()
  await signIn(office, 'coordinator.nice', { campus: 'Nice', at: `${agenda}?view=list&day=${day}` })
  await office.getByRole('button', { name: course }).click()
  const panel = office.getByRole('dialog', { name: course })
  await panel.getByLabel('Changer le lieu').fill('Salle 7')
  await panel.getByRole('button', { name: 'Enregistrer le lieu' }).click()
  await expect(office.getByText('Modifications enregistrées.')).toBeVisible()
  await expect(panel.getByText('Salle 7', { exact: true })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Déplacer la séance' })).toHaveCount(0)
  await panel.getByRole('button', { name: 'Fermer' }).click()
  for (const view of ['Mois', 'Semaine', 'Jour']) {
    await office.getByRole('button', { name: view, exact: true }).click()
    await expect(office.getByRole('button', { name: /09:00/ })).toBeVisible()
  }
})

test('a student whose days are free is told so, and is offered nobody else’s', async ({ page }) => {
  await signIn(page, 'student', { at: `${agenda}?view=list&day=2099-01-01` })
  await expect(page.getByText('Aucune séance ces jours-là.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Classe', exact: true })).toHaveCount(0)
})

test('in the year a course goes from week-end to week-end: by mouse, by its menu, by a finger, and back', async ({
  page,
  newPage,
  server,
}) => {
  test.slow()
  const year = 2051 + test.info().repeatEachIndex
  const ask = await askAs(server.url, 'supervisor', 'Paris')
  const { items: classes } = await ask('/api/classes?page_size=100&graduated=false')
  const nice = classes.filter((one: { campus_name: string }) => one.campus_name === 'Nice')
  const plan = (day: string) =>
    ask('/api/plannings', {
      ...{ number: 0, first_day: day, last_day: day, week: 1, abbreviation: '', description: '' },
      ...{ campus_ids: [], class_ids: nice.map((one: { id: string }) => one.id) },
    })
  // Saturdays in October and November, whatever the year.
  const saturday = (month: number) => {
    const day = new Date(Date.UTC(year, month, 1))
    while (day.getUTCDay() !== 6) day.setUTCDate(day.getUTCDate() + 1)
    return day.toISOString().slice(0, 10)
  }
  await plan(saturday(9))
  await plan(saturday(10))
  const { course } = await publishCourse(server.url, year)
  const at = `${plannings}?view=matrix&year=${year}`

  await signIn(page, 'supervisor', { at })
  const cell = (row: number) => page.locator('tbody tr').nth(row).locator('td').first()
  await dragByMouse(page, cell(0).locator('.course'), cell(1))
  await expect(cell(1).locator('.course')).toBeVisible()
  await expect(cell(0).locator('.course')).toHaveCount(0)
  const code = await page.locator('th.class').first().innerText()
  await expect(page.getByText(new RegExp(`^${course}\\s: déplacé vers ${code}`))).toBeVisible()
  await page.getByRole('button', { name: 'Annuler l’action' }).click()
  await expect(cell(0).locator('.course')).toBeVisible()

  // The cell itself leads to the board, beside what can be done with it.
  await cell(0).locator('.course').click({ trial: true })
  await cell(0).hover()
  await cell(0).getByRole('button').click()
  await page.getByRole('menuitem', { name: `Déplacer « ${course} »` }).click()
  await cell(1).getByRole('button').click()
  await expect(cell(1).locator('.course')).toBeVisible()

  const tablet = await newPage({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true })
  await signIn(tablet, 'supervisor', { at })
  const touched = (row: number) => tablet.locator('tbody tr').nth(row).locator('td').first()
  await dragByFinger(tablet, touched(1).locator('.course'), touched(0))
  await expect(touched(0).locator('.course')).toBeVisible()
  await expect(touched(1).locator('.course')).toHaveCount(0)
})
