import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import type { Server } from './server.ts'

export const password = 'welcome-to-2026'

/** Signs a demo account in at a campus, on the French page. */
export async function signIn(page: Page, role: string, campus = 'Paris'): Promise<void> {
  await page.goto('/login')
  await enter(page, { email: `${role}@demo.example`, campus })
  await expect(page).not.toHaveURL(/login/)
}

/** Fills in the French sign-in page that is shown, and sends it. */
export async function enter(
  page: Page,
  { email, secret = password, campus = 'Paris' }: { email: string; secret?: string; campus?: string },
): Promise<void> {
  await page.getByLabel('Campus').selectOption({ label: campus })
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

/** Opens the list of campuses by its address. */
export async function openCampuses(page: Page, query = ''): Promise<void> {
  await page.goto(`/apps/academic/campus${query}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Campus' })).toBeVisible()
}

/** Opens a campus from the list. */
export async function openCampus(page: Page, name: string): Promise<void> {
  await openCampuses(page)
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** A page of its own, for somebody else or another device. */
export async function newPage(
  browser: Browser,
  server: Server,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ locale: 'fr-FR', baseURL: server.url, ...options })
  return context.newPage()
}
