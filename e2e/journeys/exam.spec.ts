import type { Page } from '@playwright/test'
import { enter, signIn } from '../people.ts'
import { expect, test } from '../test.ts'

const exam = 'Examen de la foi'
const question = 'Que dit le serpent à Ève ?'

/** Files an exam with the first of the teacher's courses. */
async function fileExam(page: Page): Promise<void> {
  await signIn(page, 'teacher', { at: '/apps/academic/course' })
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('tab', { name: /Documents/ }).click()
  await page.getByLabel('Type').selectOption({ label: 'Examen' })
  await page
    .locator('input[type=file][aria-label="Ajouter des documents"]')
    .setInputFiles({ name: `${exam}.txt`, mimeType: 'text/plain', buffer: Buffer.from(question, 'utf8') })
  await expect(page.getByRole('link', { name: exam })).toBeVisible()
}

/** Opens the exam in the preview, and returns the address that its words were fetched from. */
async function preview(page: Page): Promise<string> {
  const fetched = page.waitForResponse((answer) => /\/content\?.*sig=/.test(answer.url()))
  await page.getByRole('link', { name: exam }).click()
  await expect(page.getByRole('dialog', { name: exam }).getByText(question)).toBeVisible()
  return (await fetched).url()
}

/** Nobody is signed in: whatever was opened, the page asks who it is, and tells nothing. */
async function expectOut(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
  await expect(page.getByText(question)).toHaveCount(0)
  await expect(page.getByText(exam)).toHaveCount(0)
}

/** Signs out by the menu, and goes on when the server knows it. */
async function signOut(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click()
  const told = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await page.getByRole('link', { name: 'Déconnexion' }).click()
  expect((await told).status()).toBe(204)
}

test('who signs out leaves no exam behind: not by Back, not by the history, not by its address', async ({
  page,
  newPage,
}) => {
  await fileExam(page)
  const documents = page.url()
  const copied = await preview(page)
  const life = Number(new URL(copied).searchParams.get('exp')) * 1000 - Date.now()
  expect(life, 'the address is good for three minutes at most').toBeLessThanOrEqual(180_000)
  const tab = await page.context().newPage()
  await tab.goto(documents)
  await preview(tab)

  await signOut(page)
  await expectOut(page)
  await expectOut(tab)
  await tab.reload()
  await expectOut(tab)
  await tab.close()
  await page.goBack()
  await expectOut(page)
  for (const visited of [documents, copied]) {
    await page.goto(visited)
    await expectOut(page)
  }
  await page.goBack()
  await expectOut(page)
  expect((await page.request.get(copied)).status(), 'a program gets nothing').toBe(401)

  const elsewhere = await newPage()
  await elsewhere.goto(copied)
  await expectOut(elsewhere)
  await enter(elsewhere, { email: 'student@demo.example' })
  await expect(elsewhere.getByText('Ce fichier n’existe pas, ou il ne vous est pas ouvert.')).toBeVisible()
  await expect(elsewhere.getByText(question)).toHaveCount(0)
})
