import { expect, type Page } from '@playwright/test'
import { signIn } from './people.ts'
import type { Role } from './roles.ts'

export const campusList = '/apps/academic/campus'

/** Opens the list of campuses by its address. */
export async function openCampuses(page: Page, query = ''): Promise<void> {
  await page.goto(campusList + query)
  await expect(page.getByRole('heading', { level: 1, name: 'Campus' })).toBeVisible()
}

/** Has somebody of a campus signed in and looking at it, by way of the list. */
export async function signInAtCampus(page: Page, role: Role, name: 'Paris' | 'Nice'): Promise<void> {
  const account = name === 'Nice' ? `${role}.nice` : role
  await signIn(page, account, { campus: name, at: campusList })
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}
