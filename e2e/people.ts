import { expect, type Page } from '@playwright/test'

/*
 * The demo accounts of Paris stay as they are: any number of journeys may sign in with them. A
 * journey that changes an account itself (password, second factor, settings) takes one of Nice.
 */

export const password = 'welcome-to-2026'

interface Place {
  campus?: string
  /** The page to open then. */
  at?: string
}

/** Has a demo account signed in already when the page opens: quick, for journeys about something else. */
export async function signIn(
  page: Page,
  account: string,
  { campus = 'Paris', at = '/pages/profile' }: Place = {},
): Promise<void> {
  // A file of the same origin, to have its storage at hand before the app looks at it.
  await page.goto('/boot.js')
  const session = await newSession(new URL(page.url()).origin, account, campus)
  await page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  }, session)
  await page.goto(at)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** The id of an open campus. */
export async function campusId(origin: string, name: string): Promise<string> {
  const answer = await fetch(`${origin}/organization-openlist/AF`)
  const campuses = (await answer.json()) as { id: string; name: string }[]
  return campuses.find((campus) => campus.name === name)?.id ?? ''
}

/** Begins a session by the API and returns it under the names that the browser keeps it by. */
export async function newSession(
  origin: string,
  account: string,
  campus: string,
): Promise<Record<string, string>> {
  const body = { email: `${account}@demo.example`, password, organization_id: await campusId(origin, campus) }
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(`${origin}/session`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${account} cannot sign in at ${campus}: ${await answer.text()}`)
  const { token, id_token, expires_at } = await answer.json()
  return { access_token: token, id_token, expires_at: String(expires_at) }
}

/** Signs a demo account in as people do, on the French page. */
export async function signInByHand(page: Page, account: string, campus = 'Paris'): Promise<void> {
  await page.goto('/login')
  await enter(page, { email: `${account}@demo.example`, campus })
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
