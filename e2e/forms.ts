import { expect, type Page } from '@playwright/test'

/** Saves the record on the page, and goes on when the server has it. */
export async function save(page: Page): Promise<void> {
  const answer = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  expect((await answer).ok()).toBe(true)
}

/** Goes from reading the record on the page to its form. */
export async function edit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Modifier', exact: true }).click()
}
