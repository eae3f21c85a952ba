import type { Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { makeClassroom } from '../classroom.ts'
import { signIn } from '../people.ts'
import { askAs } from '../planned.ts'
import type { Server } from '../server.ts'
import { expect, test } from '../test.ts'

type Course = {
  agenda_course_id: string
  course_name: string
  over: boolean
  published: boolean
  locked: boolean
  students: number
}

type Sheet = { students: { first_name: string; last_name: string; enrollment_id: string }[] }

/** A sheet of the campus whose course is over and in which one may type. */
async function openSheet(server: Server, wanted: (course: Course) => boolean) {
  const ask = await askAs(server.url, 'secretary', 'Paris')
  const { items } = await ask('/api/grades/classes')
  const found: { classId: string; course: Course }[] = []
  for (const { class_id: classId } of items) {
    const { items: courses } = await ask(`/api/grades/classes/${classId}/courses`)
    const open = (courses as Course[]).filter(
      (one) => one.over && !one.locked && one.students > 3 && wanted(one),
    )
    found.push(...open.map((course) => ({ classId, course })))
  }
  const one = found[0]
  if (!one) throw new Error('no sheet is open')
  const { agenda_course_id: id, course_name: name } = one.course
  const { data } = await ask(`/api/grades/sheets/${id}/${one.classId}`)
  return {
    at: `/apps/campus/grades/students/${one.classId}/${id}/${encodeURIComponent(name)}`,
    name,
    students: (data as Sheet).students,
  }
}

const cellOf = (page: Page, row: number, column = 0) => page.locator(`[data-cell="${row}.${column}"]`)

/** Pastes as a spreadsheet does, by the clipboard's own event. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((block) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', block)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)
}

test('grades are pasted from a spreadsheet, put right, published and locked; a supervisor unlocks them', async ({
  page,
  newPage,
  server,
}) => {
  test.slow()
  const { at, name, students } = await openSheet(server, ({ published }) => !published)
  await signIn(page, 'secretary', { at })
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await cellOf(page, 0).click()
  const [first, second, third] = students
  const block = [first, second, third].map((one, row) =>
    [`${one?.last_name} ${one?.first_name}`, ['61,25', '120', '88'][row]].join('\t'),
  )
  await paste(page, block.join('\r\n'))
  const preview = page.getByRole('dialog', { name: 'Ce qui va où' })
  await expect(preview.getByText('De 0 à 100')).toBeVisible()
  await expectAccessible(page)
  await preview.getByRole('button', { name: 'Saisir 2 notes' }).click()
  await expect(cellOf(page, 0)).toHaveText('61,25')
  await expect(cellOf(page, 2)).toHaveText('88')
  await expect(cellOf(page, 1)).toContainText('120')
  await expect(page.getByText('1 case à corriger')).toBeVisible()
  await cellOf(page, 1).click()
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expect(cellOf(page, 1)).toHaveText('12')
  await expect(page.getByText(/^Enregistré à/)).toBeVisible()

  await page.getByRole('button', { name: 'Publier' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publier' }).click()
  await expect(page.getByText('Les notes sont publiées.')).toBeVisible()
  await page.getByRole('button', { name: 'Verrouiller' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verrouiller' }).click()
  await expect(page.getByText('Les notes sont verrouillées.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Importer' })).toHaveCount(0)

  const desk = await newPage({ baseURL: server.url })
  await signIn(desk, 'supervisor', { at })
  await desk.getByRole('button', { name: 'Déverrouiller' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Déverrouiller' }).click()
  await expect(desk.getByText('Les notes sont déverrouillées.')).toBeVisible()
  // Whoever has the sheet open can type again, without a reload.
  await expect(page.getByRole('button', { name: 'Importer' })).toBeVisible({ timeout: 15_000 })
})

test('a teacher pastes the grades of the course that he gives from Excel, and publishes them', async ({
  page,
  server,
}) => {
  test.slow()
  const code = `ENS${test.info().repeatEachIndex}`
  const room = await makeClassroom(server.url, code, 3, 'teacher.nice')
  await signIn(page, 'teacher.nice', { campus: 'Nice', at: room.grades })
  await expect(page.getByRole('heading', { level: 1, name: room.course })).toBeVisible()
  await cellOf(page, 0).click()
  // A column as Excel copies it: one value a line, with an empty line at its end.
  await paste(page, '78,5\r\n64\r\n91,25\r\n')
  await page
    .getByRole('dialog', { name: 'Ce qui va où' })
    .getByRole('button', { name: 'Saisir 3 notes' })
    .click()
  for (const [row, points] of ['78,5', '64', '91,25'].entries()) {
    await expect(cellOf(page, row)).toHaveText(points)
  }
  await expect(page.getByText(/^Enregistré à/)).toBeVisible()
  await page.reload()
  await expect(cellOf(page, 2)).toHaveText('91,25')
  await page.getByRole('button', { name: 'Publier' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publier' }).click()
  await expect(page.getByText('Les notes sont publiées.')).toBeVisible()
})

test('two who type at once see each other, and choose where both changed a cell', async ({
  page,
  newPage,
  server,
}) => {
  test.slow()
  const { at } = await openSheet(server, () => true)
  const other = await newPage({ baseURL: server.url })
  await signIn(page, 'secretary', { at })
  await signIn(other, 'coordinator', { at })
  await cellOf(page, 0).click()
  await page.keyboard.type('41')
  await page.keyboard.press('Enter')
  await expect(cellOf(other, 0)).toHaveText('41', { timeout: 15_000 })

  // One is still typing when the other's value comes in.
  await cellOf(other, 1).click()
  await other.keyboard.type('52')
  await cellOf(page, 1).click()
  await page.keyboard.type('63')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Enregistré à/)).toBeVisible()
  await expect(cellOf(page, 1)).toHaveText('63')
  await other.keyboard.press('Enter')
  await expect(other.getByRole('button', { name: /^63 · / })).toBeVisible()
  await other.getByRole('button', { name: '52 · moi' }).click()
  await expect(cellOf(other, 1)).toHaveText('52')
  await expect(cellOf(page, 1)).toHaveText('52', { timeout: 15_000 })
})
