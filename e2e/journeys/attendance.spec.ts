import type { Locator, Page } from '@playwright/test'
import { makeClassroom } from '../classroom.ts'
import { signIn } from '../people.ts'
import { expect, test } from '../test.ts'

const place = { campus: 'Nice' }

const cellOf = (page: Page, name: string, value: string) =>
  page.getByRole('button', { name: `${name} : ${value}`, exact: true })

/** Has calls wait until they are let go of. */
async function hold(page: Page, calls: string): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(calls, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

test('a class of thirty with five exceptions is taken in few taps, none of which waits for the server', async ({
  page,
  server,
}) => {
  test.slow()
  const { code, course, students, marks } = await makeClassroom(server.url, 'TAPS', 30)
  const [, late, absent, justified, online, madeUp] = students as [
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  expect(students).toHaveLength(30)
  let taps = 0
  const tap = async (target: Locator) => {
    taps++
    await target.click()
  }
  await signIn(page, 'secretary.nice', { ...place, at: '/apps/campus/attendance' })
  const began = Date.now()
  await tap(
    page.getByRole('link', { name: new RegExp(`^${course}.*À relever|^${course}.*Pas commencée`) }).first(),
  )
  await expect(page.getByRole('heading', { level: 1, name: course })).toBeVisible()
  await expect(page.getByRole('link', { name: `Présences : ${code}` })).toBeVisible()

  // From here on the server does not answer what is sent: whatever needed it would stand still.
  const letGo = await hold(page, '**/marks')
  await tap(page.getByRole('button', { name: 'Tous présents' }))
  await expect(cellOf(page, students.at(-1) ?? '', 'Présent')).toHaveAttribute('aria-pressed', 'true')
  await tap(page.getByRole('button', { name: `Plus de détails : ${late}` }))
  const panel = page.getByRole('dialog', { name: late })
  await tap(panel.getByRole('button', { name: 'En retard' }))
  await tap(panel.getByRole('button', { name: '10 min' }))
  await tap(panel.getByRole('button', { name: 'Fermer' }))
  await tap(cellOf(page, absent, 'Absent'))
  await tap(cellOf(page, justified, 'Justifié'))
  await tap(cellOf(page, online, 'En ligne'))
  await tap(cellOf(page, madeUp, 'Rattrapé'))
  await expect(page.getByText('Enregistrement…')).toBeVisible()
  letGo()
  await expect(page.getByText(/^Enregistré à/)).toBeVisible()
  expect(taps, 'taps from the list of classes to saved').toBeLessThanOrEqual(40)
  const took = `${taps} taps, ${((Date.now() - began) / 1000).toFixed(1)} s`
  test.info().annotations.push({ type: 'a class of 30', description: took })

  const expected = Object.fromEntries(students.map((name) => [name, 'present']))
  const five = { [late]: 'late 10', [absent]: 'absent', [justified]: 'justified' }
  expect(await marks()).toEqual({ ...expected, ...five, [online]: 'online', [madeUp]: 'made_up' })
  await page.reload()
  await expect(cellOf(page, absent, 'Absent')).toHaveAttribute('aria-pressed', 'true')
})

test('two take the same class: who comes second is told with both values and chooses, the first is told too and may put his back', async ({
  page,
  newPage,
  server,
}) => {
  test.slow()
  const { students, sheets, marks } = await makeClassroom(server.url, 'DEUX', 4)
  const [first, second, third] = students as [string, string, string]
  const at = sheets[0] ?? ''
  const other = await newPage({ baseURL: server.url })
  await signIn(page, 'secretary.nice', { ...place, at })
  await signIn(other, 'coordinator.nice', { ...place, at })
  // What one enters the other sees, without doing anything.
  await cellOf(page, third, 'Présent').click()
  await expect(cellOf(other, third, 'Présent')).toHaveAttribute('aria-pressed', 'true')

  // Neither hears of the other while both enter something in the same two cells.
  const letGo = await hold(other, '**/api/attendance/sheets/**')
  await cellOf(other, first, 'Absent').click()
  await cellOf(other, second, 'Justifié').click()
  await cellOf(page, first, 'En retard').click()
  await cellOf(page, second, 'En ligne').click()
  await expect(page.getByText(/^Enregistré à/)).toBeVisible()
  letGo()

  const told = (name: string) => other.getByRole('alert').filter({ hasText: name })
  await expect(told(first)).toContainText('« En retard », et vous « Absent »')
  await expect(told(second)).toContainText('« En ligne », et vous « Justifié »')
  expect(await marks()).toMatchObject({ [first]: 'late', [second]: 'online' })
  await told(first).getByRole('button', { name: 'Garder ma saisie : Absent' }).click()
  await told(second).getByRole('button', { name: 'Prendre l’autre : En ligne' }).click()
  await expect(other.getByRole('alert')).toHaveCount(0)
  await expect.poll(marks).toMatchObject({ [first]: 'absent', [second]: 'online', [third]: 'present' })
  // Whose value gave way sees the one that was chosen, and is told by whom.
  await expect(cellOf(page, first, 'Absent')).toHaveAttribute('aria-pressed', 'true')
  const overwritten = page.getByRole('alert').filter({ hasText: first })
  await expect(overwritten).toContainText('Claire Fontaine a mis « Absent » là où vous aviez « En retard »')
  await expect(page.getByRole('alert')).toHaveCount(1)
  await overwritten.getByRole('button', { name: 'Remettre ma saisie : En retard' }).click()
  await expect(overwritten).toHaveCount(0)
  await expect.poll(marks).toMatchObject({ [first]: 'late', [second]: 'online' })
})
