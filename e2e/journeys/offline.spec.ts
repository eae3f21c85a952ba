import { signInAtCampus } from '../campuses.ts'
import { edit } from '../forms.ts'
import { expect, test } from '../test.ts'

/** What Chromium says of every call over a line that the journey has cut. */
const cut = /ERR_INTERNET_DISCONNECTED|Failed to fetch|dynamically imported module/

test.beforeEach(({ expected }) => void expected.push(cut))

test('a save without a line is told, kept, and made by itself when the line is back', async ({ page }) => {
  await signInAtCampus(page, 'coordinator', 'Nice')
  await edit(page)
  const schedule = page.getByLabel('Horaires')
  await expect(schedule).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await schedule.fill('Le dimanche, de 14 h à 18 h.')
  await expect(page.getByText('Hors connexion : 1 modification gardée', { exact: true })).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/enregistrée dès le retour de la connexion/)).toBeVisible()
  await page.getByRole('button', { name: 'Hors connexion' }).click()
  const waiting = page.getByRole('dialog', { name: 'Hors connexion' })
  await expect(waiting).toContainText('Nice')
  await expect(waiting).toContainText('1 modification')
  await page.keyboard.press('Escape')
  // Leaving asks, which needs nothing from the server either.
  await page.getByRole('link', { name: 'Campus' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continuer la saisie' }).click()

  await page.context().setOffline(false)
  await expect(page.getByText('Modifications enregistrées.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hors connexion' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Le dimanche, de 14 h à 18 h.')).toBeVisible()
})

test('a page that could not be opened without a line opens by itself when it is back', async ({ page }) => {
  await signInAtCampus(page, 'coordinator', 'Nice')
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.evaluate(() => {
    history.pushState(null, '', '/apps/campus/church')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByText(/s’ouvrira d’elle-même/)).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Églises' })).toBeVisible()
})
