import { expectAccessible } from '../axe.ts'
import { signIn } from '../people.ts'
import { askAs } from '../planned.ts'
import { expect, test } from '../test.ts'

test('search finds people and courses in reach, remembers who was looked at, and enrolls', async ({
  page,
  newPage,
}) => {
  await signIn(page, 'secretary')
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Rechercher' })
  await field.fill('leontine coul')
  const person = page.getByRole('group', { name: 'Personnes' }).getByRole('option')
  await expect(person).toHaveText([/Léontine Coulibaly.*Étudiant · Paris/])
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Léontine Coulibaly' })).toBeVisible()

  // Whom one looked at last is the first that is offered.
  await page.keyboard.press('Control+k')
  const seen = page.getByRole('group', { name: 'Consultés récemment' })
  await expect(seen.getByRole('option').first()).toContainText('Léontine Coulibaly')
  await expectAccessible(page)

  await field.fill('inscrire')
  await page.getByRole('option', { name: 'Inscrire…' }).click()
  await page.getByRole('combobox', { name: 'Inscrire qui ?' }).fill('leontine coul')
  await expect(page.getByRole('option')).toHaveText([/Léontine Coulibaly/])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel(/^Classe/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).not.toHaveURL(/enroll=/)

  // Nobody of another campus, and nobody at all for a student.
  await page.keyboard.press('Control+k')
  await field.fill('student.nice')
  await expect(page.getByText('Non trouvé...')).toBeVisible()
  const student = await newPage()
  await signIn(student, 'student')
  await student.keyboard.press('Control+k')
  await student.getByRole('combobox', { name: 'Rechercher' }).fill('leontine')
  await expect(student.getByText('Non trouvé...')).toBeVisible()
})

test('what was looked at is gone from the browser after signing out', async ({ page }) => {
  await signIn(page, 'director')
  await page.goto('/apps/academic/course')
  await page
    .locator('main a[href^="/apps/academic/course/"]:not([href$="/new"]):not([href$="/import"])')
    .first()
    .click()
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('seen.'))))
    .toBe(true)
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login/)
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('seen.'))),
  ).toEqual([])
})

test('search finds classes, courses, books, week-ends and invoices, each by its name or number, and opens them', async ({
  page,
  server,
}) => {
  const ask = await askAs(server.url, 'director', 'Paris')
  const first = async (list: string) => (await ask(`${list}page_size=1`)).items[0]
  const found = [
    { group: 'Classes', words: (await first('/api/classes?')).code, at: /\/classes\// },
    { group: 'Cours', words: (await first('/api/courses?')).name, at: /\/course\// },
    { group: 'Livres', words: (await first('/api/books?')).title, at: /\/book\// },
    { group: 'Week-ends', words: `week-end ${(await first('/api/plannings?')).number}`, at: /\/planning\// },
    { group: 'Factures', words: (await first('/api/invoices?state=issued&')).number, at: /\/invoices\// },
  ]
  await signIn(page, 'director')
  for (const { group, words, at } of found) {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Rechercher' }).fill(words)
    await page.getByRole('group', { name: group }).getByRole('option').first().click()
    await expect(page, words).toHaveURL(at)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})
