import type { Locator, Page } from '@playwright/test'
import { newPlanning, saved, tabToSheet, type } from '../board.ts'
import { dragByFinger, dragByMouse } from '../drag.ts'
import { signIn } from '../people.ts'
import { expect, test } from '../test.ts'

/** Steps with Tab, or back, until something has the focus: with keys alone, as who has no mouse. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeEnabled()
  for (let steps = 0; steps < 200; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${target} is not reached with ${key}`)
}

/** Makes a week-end of Nice from its Saturday in June 2027 on, in the dialog, and comes to its board. */
async function makeByKeys(page: Page, day: number): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: 'Nouveau week-end' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Nouveau week-end' })
  await tabTo(page, dialog.getByRole('textbox', { name: /^Premier jour/ }))
  await page.keyboard.press('Control+a')
  await page.keyboard.type(`${String(day).padStart(2, '0')}/06/2027`)
  await tabTo(page, dialog.getByLabel(/^Semaine de l’horaire/))
  await page.keyboard.type('1')
  await tabTo(page, dialog.getByRole('checkbox', { name: 'Nice' }))
  await page.keyboard.press('Space')
  await tabTo(page, dialog.getByRole('button', { name: 'Créer le week-end' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/program\/planning\/[\w-]+$/)
}

test('a supervisor plans a week-end from nothing with the keyboard alone', async ({ page }) => {
  test.slow()
  // Each repetition has days of its own: they share a server.
  await signIn(page, 'supervisor', { at: '/apps/academic/program/planning' })
  await makeByKeys(page, 5 + 7 * (test.info().repeatEachIndex % 3))
  await tabToSheet(page)
  const name = 'Éthique chrétienne'
  await type(page, name)
  await saved(page)
  // Its hours went on through what was free; from the last one on there is nothing to be moved to.
  const filled = page.locator('td.filled')
  const before = await filled.count()
  expect(before).toBeGreaterThan(1)

  // Copied to the class beside it, taken back, done again, and removed.
  await page.keyboard.press('Control+c')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Control+v')
  await expect(filled).toHaveCount(before + 1)
  await expect(page.getByText('Enregistrement…')).toBeHidden()
  await page.keyboard.press('Control+z')
  await expect(filled).toHaveCount(before)
  await expect(page.getByText('Enregistrement…')).toBeHidden()
  await page.keyboard.press('Control+Shift+Z')
  await expect(filled).toHaveCount(before + 1)
  await page.keyboard.press('Delete')
  await expect(filled).toHaveCount(before)

  // A teacher for it: the panel opens, and the first who is proposed is noted.
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  const panel = page.getByRole('complementary').filter({ hasText: name })
  await expect(panel).toBeFocused()
  await tabTo(page, panel.getByRole('button', { name: 'Trouver un enseignant' }))
  await page.keyboard.press('Enter')
  await tabTo(page, panel.getByRole('button', { name: /^Noter / }).first())
  await page.keyboard.press('Enter')
  await expect(page.locator('td[aria-selected="true"]')).toContainText('à l’étude')
  await page.keyboard.press('Escape')
  await expect(page.locator('td:focus')).toContainText(name)

  // Told to everybody whom it concerns.
  await tabTo(page, page.getByRole('button', { name: 'Publier…' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Publier le week-end/ })
  await expect(dialog.getByText('nouveau').first()).toBeVisible()
  await tabTo(page, dialog.getByRole('button', { name: 'Publier' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Publication 1 faite.')).toBeVisible()
  await expect(page.getByText('Publié', { exact: true })).toBeVisible()
})

test('two planners at once: each sees the other within seconds, and what both changed is told', async ({
  page,
  newPage,
  server,
}) => {
  test.slow()
  const board = await newPlanning(server.url, '07', 3 + 7 * (test.info().repeatEachIndex % 3))
  const other = await newPage()
  await signIn(page, 'supervisor', { at: board })
  await signIn(other, 'director', { at: board })
  await tabToSheet(page)
  await tabToSheet(other)
  await type(page, 'Éthique chrétienne')
  await saved(page)

  // The other one types meanwhile: what comes takes nothing from him.
  await other.keyboard.press('ArrowRight')
  await other.keyboard.type('doct')
  const field = other.getByRole('combobox', { name: /^Cours pour/ })
  await expect(other.locator('td.filled').first()).toContainText('Éthique chrétienne', { timeout: 6000 })
  await expect(field).toHaveValue('doct')
  await expect(field).toBeFocused()
  await other.keyboard.press('Escape')

  // Both change the same cell: the second is told, and sees what the first did.
  await other.route('**/board?*', (route) => route.fulfill({ json: { mark: 'nothing new' } }))
  await page.keyboard.press('Delete')
  await expect(page.locator('td.filled')).not.toHaveCount(0)
  await expect(page.locator('td:focus')).not.toContainText('Éthique chrétienne')
  await expect(page.getByText('Enregistrement…')).toBeHidden()
  await other.keyboard.press('ArrowLeft')
  await expect(other.locator('td:focus')).toContainText('Éthique chrétienne')
  await other.keyboard.press('Delete')
  await other.unroute('**/board?*')
  await expect(other.getByText(/Quelqu’un d’autre vient de changer/)).toBeVisible()
  await expect(other.locator('td.filled')).toHaveCount(await page.locator('td.filled').count())
})

test('several cells are copied, moved and removed at once, by mouse and by keyboard', async ({
  page,
  server,
}) => {
  test.slow()
  const board = await newPlanning(server.url, '08', 7 + 7 * (test.info().repeatEachIndex % 3))
  await signIn(page, 'supervisor', { at: board })
  await tabToSheet(page)
  await type(page, 'Éthique chrétienne')
  await saved(page)
  const filled = page.locator('td.filled')
  const before = await filled.count()
  expect(before).toBeGreaterThan(1)
  const rows = page.locator('tbody tr')
  const cell = (row: number, column: number) => rows.nth(row).locator('td').nth(column)

  // By keyboard: two cells, copied to the next class, then removed.
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.locator('td[aria-selected="true"]')).toHaveCount(2)
  await page.keyboard.press('Control+c')
  await cell(0, 1).click()
  await page.keyboard.press('Control+v')
  await expect(filled).toHaveCount(before + 2)
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Delete')
  await expect(filled).toHaveCount(before)

  // By mouse: chosen with Shift, dragged as they are to the next class, removed by the tool.
  await cell(0, 0).click()
  await cell(1, 0).click({ modifiers: ['Shift'] })
  await expect(page.getByText('2 cases sélectionnées')).toBeVisible()
  await dragByMouse(page, cell(0, 0), cell(0, 1))
  await expect(cell(0, 1)).toContainText('Éthique chrétienne')
  await expect(cell(1, 1)).toContainText('Éthique chrétienne')
  await expect(cell(0, 0)).not.toContainText('Éthique chrétienne')
  await cell(0, 1).click()
  await cell(1, 1).click({ modifiers: ['Shift'] })
  await page
    .getByRole('group', { name: '2 cases sélectionnées' })
    .getByRole('button', { name: 'Retirer' })
    .click()
  await expect(filled).toHaveCount(before - 2)
  await expect(page.getByText('Enregistrement…')).toBeHidden()
})

test('with a finger what a class lacks is dragged onto the board, and on to another cell', async ({
  newPage,
  server,
}) => {
  test.slow()
  const board = await newPlanning(server.url, '08', 8 + 7 * (test.info().repeatEachIndex % 3))
  const tablet = await newPage({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true })
  await signIn(tablet, 'supervisor', { at: board })
  const row = tablet.locator('tbody tr').first().locator('td')
  await expect(row.first()).toBeVisible()
  // A class of the first year lacks most of its courses.
  const heads = await tablet.locator('th.class').allInnerTexts()
  const first = heads.findIndex((head) => head.startsWith('CERT26'))
  await row.nth(first).tap()
  await tablet.getByRole('button', { name: 'Détails de la case' }).tap()
  const lacking = tablet.getByRole('dialog').getByRole('listitem')
  const name = (await lacking.first().innerText()).split('\n')[0] ?? ''
  await dragByFinger(tablet, lacking.first(), row.nth(1))
  const filled = tablet.locator('td.filled')
  await expect(filled.first()).toContainText(name)
  await tablet.getByRole('dialog').getByRole('button', { name: 'Fermer' }).tap()
  await expect(tablet.getByText('Enregistrement…')).toBeHidden()

  await expect(row.nth(1)).toContainText(name)
  const before = await filled.count()
  await dragByFinger(tablet, row.nth(1), row.nth(0))
  await expect(row.nth(0)).toContainText(name)
  await expect(row.nth(1)).not.toContainText(name)
  await expect(filled).toHaveCount(before)
  await expect(tablet.getByText('Enregistrement…')).toBeHidden()
})

test('the board begins to scroll without asking the page’s own thread what lies there', async ({
  page,
  browser,
  server,
}) => {
  const board = await newPlanning(server.url, '11', 6 + 7 * (test.info().repeatEachIndex % 3))
  await page.setViewportSize({ width: 620, height: 900 })
  await signIn(page, 'supervisor', { at: board })
  const grid = page.getByRole('grid')
  await grid.locator('td').first().hover()
  const scrolled = () => grid.evaluate(({ parentElement }) => parentElement?.scrollLeft)
  await browser.startTracing(page, { categories: ['input', 'blink'] })
  await page.mouse.wheel(100, 0)
  await expect.poll(scrolled).toBeGreaterThan(0)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string }[]
  }
  const seen = traceEvents.map(({ name }) => name)
  expect(seen).toContain('WebFrameWidgetImpl::HandleInputEvent')
  expect(seen).not.toContain('WidgetInputHandlerManager::FindScrollTargetOnMainThread')
})
