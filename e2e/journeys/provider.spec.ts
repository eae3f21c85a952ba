import { expectAccessible } from '../axe.ts'
import { startProvider } from '../provider.ts'
import { startServer } from '../server.ts'
import { expect, test } from '../test.ts'

test('people sign in with an identity provider, and are told when it does not work', async ({ browser }) => {
  const provider = await startProvider()
  const config = { name: 'school', label: 'École', issuer: provider.issuer, client: 'myspace', secret: 'shh' }
  const server = await startServer({ MYSPACE_PROVIDER_1: JSON.stringify(config) })
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  const act = page.getByRole('button', { name: 'Continuer avec École' })

  await page.goto('/pages/profile?tab=security')
  await expect(page).toHaveURL(/\/login/)
  await act.click()
  await expect(page.getByText('Ce champ est obligatoire')).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Campus').selectOption({ label: 'Paris' })
  await act.click()
  await expect(page.getByText(/vous l’avez annulée/)).toBeVisible()
  await expectAccessible(page)

  provider.person = { sub: 'u1', email: 'nobody@demo.example' }
  await page.getByRole('link', { name: 'Retour à la connexion' }).click()
  await act.click()
  await expect(page.getByText(/La connexion par ce service n’a pas abouti/)).toBeVisible()

  provider.person = { sub: 'u2', email: 'supervisor@demo.example' }
  await page.getByRole('link', { name: 'Retour à la connexion' }).click()
  await act.click()
  await expect(page).toHaveURL(/\/pages\/profile\?tab=security/)
  const stored = await page.evaluate(() => [localStorage.getItem('id_token'), JSON.stringify(sessionStorage)])
  // The ID token is the provider's; the secrets of the way there are gone.
  expect(stored[0]).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  expect(stored[1]).not.toContain('secret')

  await page.goBack()
  await expect(page).not.toHaveURL(/code=/)
  await context.close()
  await server.stop()
  await provider.stop()
})
