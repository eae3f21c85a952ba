import type { Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { signIn } from '../people.ts'
import { expect, test } from '../test.ts'

async function openPanel(page: Page) {
  await page.getByRole('button', { name: 'Panneau rapide' }).click()
  const panel = page.getByRole('dialog', { name: 'Panneau rapide' })
  await expect(panel.getByRole('heading', { name: 'Mes notes' })).toBeVisible()
  return panel
}

test('notes are written in passing, kept on the server, moved, deleted and had back', async ({
  page,
  newPage,
}) => {
  await signIn(page, 'secretary.nice', { campus: 'Nice' })
  const panel = await openPanel(page)
  const notes = panel.getByRole('textbox', { name: /^Note/ })
  await expect(notes).toHaveCount(1)
  await panel.getByRole('textbox', { name: 'Écrire une note…' }).fill('Appeler l’imprimeur')
  await page.keyboard.press('Enter')
  await expect(notes.first()).toHaveValue('Appeler l’imprimeur')
  await notes.first().press('End')
  await page.keyboard.type(' avant midi')
  await expect(panel.getByText(/^Enregistré à \d/)).toBeVisible()
  await expectAccessible(page)

  const elsewhere = await newPage({ viewport: { width: 390, height: 844 } })
  await signIn(elsewhere, 'secretary.nice', { campus: 'Nice' })
  const there = await openPanel(elsewhere)
  const theirs = there.getByRole('textbox', { name: /^Note/ })
  await expect(theirs.first()).toHaveValue('Appeler l’imprimeur avant midi')
  await there.getByRole('checkbox').first().click()
  await expect(there.getByText(/^Enregistré à/)).toBeVisible()

  await notes.first().press('End')
  await page.keyboard.type(', sans faute')
  await expect(panel.getByText('Cette note a été modifiée ailleurs')).toBeVisible()
  await panel.getByRole('button', { name: 'Garder la mienne' }).click()
  await expect(panel.getByText(/^Enregistré à/)).toBeVisible()

  await panel
    .getByRole('button', { name: /^Actions de la note/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Descendre' }).click()
  await expect(notes.last()).toHaveValue('Appeler l’imprimeur avant midi, sans faute')
  await panel
    .getByRole('button', { name: /^Actions de la note/ })
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Supprimer' }).click()
  await expect(notes).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(notes.last()).toHaveValue('Appeler l’imprimeur avant midi, sans faute')
})

test('a notice leads to the people who wait', async ({ page }) => {
  await signIn(page, 'coordinator')
  const panel = await openPanel(page)
  await panel.getByRole('link', { name: /candidatures? attend/ }).click()
  await expect(page).toHaveURL(/\/apps\/campus\/student\/applications/)
  await expect(page.getByText('Emma Whitfield')).toBeVisible()
})

test('maintenance shuts out everybody but admins, and loses nothing that was typed', async ({
  page,
  browser,
  server,
}) => {
  // Pages that nobody watches: being refused is what they are for.
  const context = await browser.newContext({ baseURL: server.url, locale: 'fr-FR' })
  const secretary = await context.newPage()
  await signIn(secretary, 'secretary.nice', { campus: 'Nice' })
  await secretary.getByLabel('Deuxième prénom').fill('Rose')

  await signIn(page, 'admin.nice', { campus: 'Nice', at: '/pages/settings' })
  const save = page.getByRole('button', { name: 'Enregistrer' })
  await page.getByRole('switch', { name: 'Maintenance en cours' }).click()
  await page.getByLabel('Message').fill('Nous changeons de serveur.')
  await page.getByLabel('Fin prévue').fill('2099-05-01T18:30')
  await save.click()
  await expect(page.getByText(/modification/)).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue('Nous changeons de serveur.')

  const closed = secretary.getByRole('heading', { name: 'Maintenance en cours' })
  await secretary.keyboard.press('Control+s')
  await expect(closed).toBeVisible()
  await expect(secretary.getByText('Nous changeons de serveur.')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/pages/profile?tab=security')
  await expect(other).toHaveURL(/\/pages\/maintenance$/)
  await expect(other.getByText(/^Fin prévue\s: .*2099/)).toBeVisible()
  await expectAccessible(other)
  const guest = await (await browser.newContext({ baseURL: server.url, locale: 'fr-FR' })).newPage()
  await guest.goto('/login')
  await expect(guest.getByText('La maintenance est en cours')).toBeVisible()
  await guest.context().close()

  await page.getByRole('switch', { name: 'Maintenance en cours' }).click()
  await save.click()
  await expect(page.getByText(/modification/)).toHaveCount(0)

  await secretary.getByRole('button', { name: 'Vérifier maintenant' }).click()
  await expect(closed).toHaveCount(0)
  await expect(secretary.getByLabel('Deuxième prénom')).toHaveValue('Rose')
  await other.getByRole('button', { name: 'Vérifier maintenant' }).click()
  await expect(other).toHaveURL(/\/pages\/profile\?tab=security/)
  await context.close()
})

test('a page whose file is gone comes with the new version; what is open meanwhile stays', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.url, locale: 'fr-FR' })
  const page = await context.newPage()
  await signIn(page, 'director')
  await page.getByLabel('Deuxième prénom').fill('Paul')
  await page.waitForLoadState('networkidle')
  // As after a release: the files of this page's version are gone, and answers name another one.
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'x-myspace-version': 'next' } })
  })
  await page.getByRole('button', { name: 'Panneau rapide' }).click()
  await expect(page.getByText('Une nouvelle version est disponible.')).toBeVisible()
  await expect(page.getByLabel('Deuxième prénom')).toHaveValue('Paul')
  await page.getByLabel('Deuxième prénom').fill('')

  // The page asks whether the server is there before it is loaded anew, and then finds the files of the new version.
  await page.route('**/healthz', async (route) => {
    await page.unroute('**/assets/*.js')
    await route.continue()
  })
  await page.getByRole('link', { name: 'Campus', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Campus' })).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
})

test('a page that crashes leaves the frame and a way back', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, locale: 'fr-FR' })
  const page = await context.newPage()
  await page.route('**/api/campuses*', (route) =>
    route.fulfill({ json: { items: [null], total: 1, more: false } }),
  )
  await signIn(page, 'director')
  await page.getByRole('link', { name: 'Campus', exact: true }).first().click()
  await expect(page.getByRole('alert')).toContainText('Une erreur est survenue')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click()
  await expect(page).toHaveURL(/\/pages\/profile/)
  await context.close()
})
