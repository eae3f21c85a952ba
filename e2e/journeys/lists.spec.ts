import type { Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { newSession, signIn } from '../people.ts'
import { expect, test } from '../test.ts'

/** What Chromium says of every call over a line that the journey has cut. */
const cut = /ERR_INTERNET_DISCONNECTED|Failed to fetch|dynamically imported module/

/** What an open field offers; the page has choices of its own, such as how many rows are shown. */
const choices = (page: Page) => page.getByRole('listbox').getByRole('option')

test('the office makes a list from a class, hands books out without a line, and closes it', async ({
  page,
  expected,
}) => {
  expected.push(cut)
  await signIn(page, 'secretary', { at: '/apps/campus/lists' })
  await page.getByRole('button', { name: 'Nouvelle liste' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nouvelle liste' })
  await dialog.getByRole('textbox', { name: 'Nom' }).fill('Livres du voyage')
  await dialog.getByRole('combobox', { name: 'Classes' }).click()
  await choices(page).first().click()
  await page.keyboard.press('Escape')
  await dialog.getByRole('combobox', { name: 'Livres', exact: true }).click()
  await choices(page).first().click()
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Nouvelle liste' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Livres du voyage' })).toBeVisible()

  // Not by what is not pressed: that is every other button, too.
  const cells = page.getByRole('region', { name: 'Livres du voyage' }).locator('[aria-pressed=false]')
  await cells.first().click()
  await expect(page.getByText(/^Enregistré à/)).toBeVisible()
  await expectAccessible(page)
  // A class is served without a line, one after the other.
  await page.context().setOffline(true)
  const all = await cells.count()
  const served = Math.min(all, 12)
  expect(served, 'a class is more than one').toBeGreaterThan(3)
  for (let done = 1; done <= served; done++) {
    await cells.first().click()
    await expect(cells).toHaveCount(all - done)
  }
  await expect(page.getByText(`${served} coches gardées ici`)).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText(/^Enregistré à/)).toBeVisible()
  await page.reload()
  const ticked = page.getByRole('region', { name: 'Livres du voyage' }).getByRole('button', { pressed: true })
  await expect(ticked).toHaveCount(served + 1)

  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: 'Clore' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clore' }).click()
  await expect(page.getByText('Cette liste est close', { exact: false })).toBeVisible()
  await expect(ticked.first()).toBeDisabled()
})

/** Ten copies that can be lent, and two people of their campus who have nothing yet. */
const deskOf = (page: Page) =>
  page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('access_token')}` }
    const read = async (path: string) => (await fetch(path, { headers })).json()
    type Copy = { barcode: string; kept_for: string; campus_id: string }
    const found: Copy[] = (await read('/api/copies?state=there&q=Paris&sort=-number&page_size=40')).items
    const campus = found[0]?.campus_id
    // One that waits for somebody else is not lent.
    const copies = found.filter(({ kept_for, campus_id }) => !kept_for && campus_id === campus)
    const people: { id: string }[] = []
    for (const role of ['alumni', 'teacher', 'student'])
      people.push(...(await read(`/api/people?campus=${campus}&role=${role}&page_size=50`)).items)
    const readers: string[] = []
    for (const { id } of people) {
      const { items } = await read(`/api/loans?person=${id}&state=open`)
      if (items.length === 0) readers.push(id)
      if (readers.length === 2) break
    }
    return { codes: copies.slice(0, 10).map(({ barcode }) => barcode), readers }
  })

/** The office gives people cards; the numbers on them. */
async function cardsOf(origin: string, ids: string[]): Promise<string[]> {
  const { access_token: token } = await newSession(origin, 'secretary', 'Paris')
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const body = JSON.stringify({ ids, class_id: '' })
  expect((await fetch(`${origin}/api/cards`, { method: 'POST', headers, body })).status).toBe(200)
  const read = async (id: string) => (await fetch(`${origin}/api/people/${id}/card`, { headers })).json()
  return (await Promise.all(ids.map(read))).map(({ number }) => String(number))
}

test('the librarian lends ten books in a row to two readers by their cards, and takes them back', async ({
  page,
  server,
}) => {
  await signIn(page, 'librarian', { at: '/apps/academic/book?type=paperback' })
  await page.getByRole('link', { name: 'Prêts' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Prêts' })).toBeVisible()
  const { codes, readers } = await deskOf(page)
  expect([codes.length, readers.length]).toEqual([10, 2])
  const cards = await cardsOf(server.url, readers)
  const field = page.getByRole('textbox', { name: 'Code-barres de l’exemplaire' })
  const scan = async (code: string) => {
    await field.fill(code)
    await field.press('Enter')
  }
  for (const [at, card] of cards.entries()) {
    await scan(card)
    for (const code of codes.slice(5 * at, 5 * at + 5)) await scan(code)
  }
  await expect(page.getByRole('log').getByText(/, jusqu’au /)).toHaveCount(10)
  await page.getByRole('button', { name: 'Reprendre' }).click()
  for (const code of codes) await scan(code)
  await expect(page.getByRole('log').getByText(/ rendu par /)).toHaveCount(10)
  await expectAccessible(page)
})
