import { expect, type Page } from '@playwright/test'
import { newSession } from './people.ts'

interface Listed {
  id: string
  code: string
  campus_name: string
}

/** Asks the server as a supervisor. */
async function call<T>(origin: string, method: string, path: string, body?: unknown): Promise<T> {
  const { access_token: token } = await newSession(origin, 'supervisor', 'Paris')
  const answer = await fetch(origin + path, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true)
  return (await answer.json()) as T
}

/** A week-end of Nice with nothing on it yet: the address of its board. Its Saturday is of 2027. */
export async function newPlanning(origin: string, month: string, day: number): Promise<string> {
  const { items } = await call<{ items: Listed[] }>(origin, 'GET', '/api/classes?page_size=100')
  const nice = items.filter(({ campus_name }) => campus_name === 'Nice')
  const [first, last] = [day, day + 1].map((n) => `2027-${month}-${String(n).padStart(2, '0')}`)
  const { id } = await call<{ id: string }>(origin, 'POST', '/api/plannings', {
    ...{ number: 0, first_day: first, last_day: last, week: 1, abbreviation: '', description: '' },
    ...{ campus_ids: [], class_ids: nice.map((one) => one.id) },
  })
  return `/apps/academic/program/planning/${id}`
}

/** Steps with Tab until the sheet has the focus. */
export async function tabToSheet(page: Page): Promise<void> {
  await expect(page.getByRole('grid')).toBeVisible()
  for (let steps = 0; steps < 200; steps++) {
    if (await page.evaluate(() => document.activeElement?.hasAttribute('data-cell'))) return
    await page.keyboard.press('Tab')
  }
  throw new Error('the sheet is not reached with Tab')
}

/** Types a course's name in the cell that has the focus, and takes it. */
export async function type(page: Page, name: string): Promise<void> {
  await page.keyboard.type(name)
  await expect(page.getByRole('option', { name: new RegExp(`^${name}`) }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.locator('td:focus')).toContainText(name)
}

/** Waits until all is saved. */
export const saved = (page: Page) => expect(page.getByText(/^Enregistré à/)).toBeVisible()
