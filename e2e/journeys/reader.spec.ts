import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { hostileEpub, hostilePdf, publish } from '../hostile-books.ts'
import { signIn } from '../people.ts'
import { expect, test } from '../test.ts'

const library = '/apps/student/library'

/** Has the student of Nice open the first file of a book: its EPUB. */
async function openBook(page: Page, title: string): Promise<void> {
  await signIn(page, 'student.nice', { campus: 'Nice', at: `${library}?q=${title}` })
  await page.getByRole('link', { name: new RegExp(title) }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page
    .getByRole('link', { name: `Lire ${title}` })
    .first()
    .click()
  await expect(page.getByRole('article')).toBeVisible()
}

const placeTold = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/place') && answer.ok())

/** A finger that goes over the page from right to left. */
async function swipe(page: Page): Promise<void> {
  const touch = await page.context().newCDPSession(page)
  const at = (x: number) => [{ x, y: 400 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(300) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(150) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(60) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('a student reads on his phone, marks a page and some words, and goes on at a desk', async ({
  newPage,
}) => {
  const title = 'Le Voyage du pèlerin'
  const phone = await newPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await openBook(phone, title)
  const far = phone.getByRole('status')
  await expect(far).toContainText('0 %')
  await expect(phone.getByRole('heading', { name: 'Chapitre 1' })).toBeInViewport()
  await phone.getByRole('button', { name: 'Page suivante' }).click()
  await expect(phone.getByRole('heading', { name: 'Chapitre 1' })).not.toBeInViewport()
  await expect(far).not.toContainText(/^0 %/)
  const before = await far.textContent()
  const told = placeTold(phone)
  await swipe(phone)
  await expect(far).not.toHaveText(before ?? '')
  await told
  await phone.getByRole('button', { name: 'Poser un signet' }).click()
  await expect(phone.getByRole('button', { name: 'Retirer le signet' })).toBeVisible()
  await expectAccessible(phone)

  const desk = await newPage({ viewport: { width: 1280, height: 860 } })
  await signIn(desk, 'student.nice', { campus: 'Nice', at: library })
  await desk.getByRole('link', { name: `Continuer « ${title} »` }).click()
  await expect(desk.getByRole('button', { name: 'Retirer le signet' })).toBeVisible()
  await desk.getByRole('article').locator('p').first().click({ clickCount: 3 })
  await desk.getByRole('button', { name: 'Vert' }).click()
  await expect.poll(() => desk.evaluate(() => CSS.highlights.get('mark-green')?.size)).toBe(1)

  await desk.getByRole('button', { name: 'Sommaire, recherche et notes' }).click()
  await desk.getByRole('tab', { name: 'Mes notes' }).click()
  const note = desk.getByRole('listitem').first().getByRole('textbox', { name: 'Ma note' })
  await note.fill('À méditer')
  const saved = desk.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await note.blur()
  await saved
  const download = desk.waitForEvent('download')
  await desk.getByRole('button', { name: 'Emporter mes notes' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toMatch(
    /^# Le Voyage du pèlerin\n[\s\S]*À méditer/,
  )
})

test('words are found in a book, and it is set as one likes it, on every paper', async ({ page }) => {
  await openBook(page, 'De la liberté du chrétien')
  await page.getByRole('button', { name: 'Sommaire, recherche et notes' }).click()
  await page.getByRole('button', { name: 'Chapitre 3' }).click()
  await expect(page.getByRole('heading', { name: 'Chapitre 3' })).toBeInViewport()
  await page.getByRole('button', { name: 'Sommaire, recherche et notes' }).click()
  await page.getByRole('tab', { name: 'Chercher' }).click()
  await page.getByRole('searchbox').fill('PROMESSE')
  await page
    .getByRole('button', { name: /promesse/ })
    .last()
    .click()
  await expect(page.getByRole('heading', { name: 'Chapitre 5' })).toBeAttached()
  await expect(page.getByRole('status')).toContainText('la fin')
  for (const paper of ['Sépia', 'Sombre', 'Clair']) {
    await page.getByRole('button', { name: 'Affichage' }).click()
    await page.getByRole('button', { name: paper }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: paper })).toHaveCount(0)
    await expectAccessible(page)
  }
})

test('letters, font and margins are as one likes them, and two pages stand side by side where there is room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 })
  // A book of its own: where one has read already, the link says to go on.
  await openBook(page, 'Traité de l’amour de Dieu')
  const text = page.locator('article [data-section]') // while the settings are open, they hide it from who listens
  const isSet = () =>
    text.evaluate((element) => {
      const { fontSize, fontFamily, columnWidth, columnGap } = getComputedStyle(element)
      const { width } = element.getBoundingClientRect()
      const gap = Number.parseFloat(columnGap)
      const columns = Math.round((width + gap) / (Number.parseFloat(columnWidth) + gap))
      return { size: Number.parseFloat(fontSize), font: fontFamily, width, columns }
    })
  const usual = await isSet()
  expect(usual.columns).toBe(2)
  await page.getByRole('button', { name: 'Affichage' }).click()
  await page.getByRole('slider', { name: 'Taille des lettres' }).press('End')
  await expect.poll(async () => (await isSet()).size / usual.size).toBeCloseTo(2, 1)
  await page.getByRole('button', { name: 'Livre', exact: true }).click()
  await expect.poll(async () => (await isSet()).font).toContain('Palatino')
  await page.getByRole('slider', { name: 'Marges' }).press('Home')
  await expect.poll(async () => (await isSet()).width).toBeGreaterThan(usual.width + 100)
  await page.setViewportSize({ width: 800, height: 860 })
  await expect.poll(async () => (await isSet()).columns).toBe(1)
  // So it is the next time, too.
  await page.reload()
  await expect(text).toBeVisible()
  await expect.poll(async () => (await isSet()).size / usual.size).toBeCloseTo(2, 1)
})

test('a PDF is read in the same way, and only as much of it comes as is looked at', async ({ page }) => {
  await openBook(page, 'Le Château intérieur')
  await page.getByRole('button', { name: 'Fermer le livre' }).click()
  const pieces: string[] = []
  page.on('request', (request) => pieces.push(request.headers().range ?? ''))
  await page
    .getByRole('link', { name: /Le Château intérieur/ })
    .last()
    .click()
  await expect(page.getByRole('group', { name: 'Page 1', exact: true })).toContainText('Chapitre 1')
  expect(pieces.filter((range) => /^bytes=\d+-\d+$/.test(range))).not.toHaveLength(0)
  const told = placeTold(page)
  await page.keyboard.press('PageDown')
  await expect(page.getByRole('group', { name: 'Page 3', exact: true })).toBeVisible()
  await told
  await page.getByRole('button', { name: 'Sommaire, recherche et notes' }).click()
  await page.getByRole('tab', { name: 'Chercher' }).click()
  await page.getByRole('searchbox').fill('chapitre 1')
  await page
    .getByRole('button', { name: /Chapitre 1/ })
    .first()
    .click()
  await expect(page.getByRole('group', { name: 'Page 1', exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('group', { name: /^Page/ }).first()).toContainText(/\w/)
})

test('a book for Kindle is read like any other', async ({ page }) => {
  await openBook(page, 'Absolute Surrender')
  await page.getByRole('button', { name: 'Fermer le livre' }).click()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Kindle' })
    .getByRole('link', { name: 'Lire Absolute Surrender' })
    .click()
  await expect(page.getByRole('heading', { name: 'Chapter 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Sommaire, recherche et notes' }).click()
  await page.getByRole('button', { name: 'Chapter 4' }).click()
  await expect(page.getByRole('heading', { name: 'Chapter 4' })).toBeInViewport()
})

test('books that are up to no good are words on paper, and nothing else', async ({ page, server }) => {
  const files = { 'a.epub': hostileEpub, 'b.pdf': hostilePdf }
  const book = await publish(server.url, 'Un livre hostile', files)
  const asked: string[] = []
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => asked.push(`a dialog: ${dialog.message()}`)))
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url) && !/^(blob|data):/.test(request.url()))
      asked.push(request.url())
  })
  await signIn(page, 'student.nice', { campus: 'Nice', at: library })
  for (const id of Object.values(book.files)) {
    await page.goto(`${library}/${book.id}/read/${id}`)
    const words = page.getByText('Ces mots restent.')
    await expect(words).toBeVisible()
    await words.click()
    await expect(
      page.getByRole('article').locator('script, iframe, object, svg, form, video, a, input'),
    ).toHaveCount(0)
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  }
  expect(asked).toEqual([])
})
