import { readFileSync } from 'node:fs'
import { expectAccessible } from '../axe.ts'
import { campusList, openCampuses } from '../campuses.ts'
import { signIn } from '../people.ts'
import { expect, test } from '../test.ts'

test('the list searches, filters and sorts in its address, and Back returns to it', async ({ page }) => {
  await signIn(page, 'admin', { at: campusList })
  await expect(page.getByRole('link', { name: /Marseille/ })).toBeVisible()
  await page.getByPlaceholder('Rechercher un campus').fill('nan')
  await expect(page).toHaveURL(/q=nan/)
  await expect(page.getByRole('link', { name: /Nantes/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Marseille/ })).toHaveCount(0)

  await page.getByRole('link', { name: /Nantes/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nantes' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/q=nan/)

  await openCampuses(page, '?sort=-people')
  // Other journeys enroll people: who has most is not for ever the same.
  await expect
    .poll(async () => {
      const counts = (await page.getByRole('row').getByRole('cell', { name: /^\d+$/ }).allInnerTexts()).map(
        Number,
      )
      return counts.length > 2 && counts.every((count, at) => at === 0 || count <= (counts[at - 1] ?? 0))
    })
    .toBe(true)
  await openCampuses(page, '?state=archived')
  await expect(page.getByRole('link', { name: /Toulon/ })).toBeVisible()
  await openCampuses(page, '?q=zzzz')
  await expect(page.getByText(/Aucun campus ne correspond/)).toBeVisible()
})

test('what is shown is exported', async ({ page }) => {
  await signIn(page, 'director', { at: `${campusList}?q=nice` })
  for (const [choice, ending] of [
    ['Fichier CSV', 'csv'],
    ['Classeur Excel (XLSX)', 'xlsx'],
  ] as const) {
    await page.getByRole('button', { name: 'Exporter la liste' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: choice }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(new RegExp(`\\.${ending}$`))
    if (ending === 'csv') {
      const text = readFileSync(await file.path(), 'utf8')
      expect(text).toContain('Nice')
      expect(text).not.toContain('Nantes')
    }
  }
})

test('a campus is made, and what is wrong is told on the fields with nothing lost', async ({ page }) => {
  await signIn(page, 'admin', { at: campusList })
  await page
    .getByRole('link', { name: 'Nouveau campus' })
    .or(page.getByRole('button', { name: 'Nouveau campus' }))
    .click()
  await page.getByLabel(/^Nom/).fill('paris')
  await page.getByLabel('Téléphone').fill('123')
  await page.getByRole('button', { name: 'Créer le campus' }).click()
  await expect(page.getByText('Au moins 6 caractères')).toBeVisible()
  await page.getByLabel('Téléphone').fill('+33 1 99 00 00 00')
  await page.getByRole('button', { name: 'Créer le campus' }).click()
  await expect(page.getByText('Un autre campus de cette région porte déjà ce nom')).toBeVisible()
  await expect(page.getByLabel('Téléphone')).toHaveValue('+33 1 99 00 00 00')
  await page.getByLabel(/^Nom/).fill('Bordeaux')
  await page.getByRole('button', { name: 'Créer le campus' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bordeaux' })).toBeVisible()
  await expect(page.getByText('Le campus Bordeaux est créé.')).toBeVisible()

  await openCampuses(page, '?q=bordeaux')
  await page.getByRole('button', { name: /Actions pour Bordeaux/ }).click()
  await page.getByRole('menuitem', { name: /Supprimer/ }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Voulez-vous vraiment supprimer ?')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.getByRole('button', { name: /Actions pour Bordeaux/ }).click()
  await page.getByRole('menuitem', { name: /Supprimer/ }).click()
  await page.getByRole('button', { name: 'Supprimer le campus' }).click()
  await expect(page.getByText('Le campus Bordeaux est supprimé.')).toBeVisible()
})

test('who does not reach the network sees his own campus alone, and makes none', async ({ page }) => {
  await signIn(page, 'secretary', { at: campusList })
  await expect(page.getByRole('link', { name: /Paris/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Nice/ })).toHaveCount(0)
  await expect(page.getByText('Nouveau campus')).toHaveCount(0)
})

test('on a phone the rows are cards and nothing runs over the edge', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 320, height: 700 } })
  await signIn(page, 'supervisor', { at: campusList })
  await expect(page.getByRole('link', { name: /Marseille/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
