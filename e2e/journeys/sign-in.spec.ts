import { expectAccessible } from '../axe.ts'
import { enter, password, signIn } from '../people.ts'
import { expect, test } from '../test.ts'

const sidePanel = 'Tout votre parcours de formation, au même endroit'

test('the program opens on the sign-in page', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: sidePanel })).toBeVisible()
})

test('the button waits for a form that can be right, and refusals land on their fields', async ({ page }) => {
  await page.goto('/login')
  const act = page.getByRole('button', { name: 'Se connecter' })
  await expect(act).toBeDisabled()
  await page.getByLabel('Campus').selectOption({ label: 'Nice' })
  await page.getByLabel('Adresse e-mail').fill('secretary')
  await page.getByLabel('Mot de passe', { exact: true }).fill('abc')
  await page.getByLabel('Adresse e-mail').focus()
  await expect(page.getByText('Format d’adresse e-mail non valide')).toBeVisible()
  await expect(page.getByText('Au moins 4 caractères')).toBeVisible()
  await expect(act).toBeDisabled()

  await page.getByLabel('Adresse e-mail').fill('secretary@demo.example')
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await act.click()
  await expect(page.getByText('Adresse e-mail, mot de passe ou campus incorrect').first()).toBeVisible()
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue('secretary@demo.example')
  await expectAccessible(page)

  await page.getByLabel('Campus').selectOption({ label: 'Paris' })
  await act.click()
  await expect(page).not.toHaveURL(/login/)
})

test('English texts are the specification’s', async ({ newPage }) => {
  const page = await newPage({ locale: 'en-GB' })
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByLabel('Email').fill('nobody')
  await page.getByLabel('Password', { exact: true }).fill('abc')
  await page.getByLabel('Email').focus()
  await expect(page.getByText('Invalid email address format')).toBeVisible()
  await expect(page.getByText('At least 4 characters')).toBeVisible()
})

test('the language changes without a reload, and an unknown one is French', async ({ newPage }) => {
  const page = await newPage({ locale: 'de-DE' })
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  for (const [name, heading, lang] of [
    ['Português', 'Iniciar sessão', 'pt'],
    ['Italiano', 'Accesso', 'it'],
    ['Español', 'Iniciar sesión', 'es'],
    ['English', 'Sign in', 'en'],
  ] as const) {
    await page.getByRole('button', { name: /langue|language|idioma|língua|lingua/i }).click()
    await page.getByRole('menuitemradio', { name }).or(page.getByRole('menuitem', { name })).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
  }
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

test('whoever signs out is out, and what he wanted to see is kept for the next sign-in', async ({ page }) => {
  await signIn(page, 'coordinator')
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login/)
  await page.goto('/apps/academic/campus?q=par')
  await expect(page).toHaveURL(/\/login/)
  await enter(page, { email: 'admin@demo.example' })
  await expect(page).toHaveURL(/\/apps\/academic\/campus\?q=par/)
})

test('a session that has run out ends by itself, without asking the server', async ({ page }) => {
  await signIn(page, 'coordinator')
  await page.evaluate(() => localStorage.setItem('expires_at', String(Date.now() - 1)))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.reload()
  await expect(page.getByText('session expirée')).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
  expect(asked).not.toContain('/session')
})

test('sign-in works at 320 pixels, in the dark, by keyboard alone', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 320, height: 640 }, colorScheme: 'dark' })
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(320)
  await expect(page.getByText(sidePanel)).toBeHidden()
  await page.getByLabel('Campus').focus()
  await page.keyboard.type('Paris')
  await page.keyboard.press('Tab')
  await page.keyboard.type('student@demo.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/login/)
})
