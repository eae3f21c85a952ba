import type { Page } from '@playwright/test'
import { addressFiller } from '../ids.ts'
import { signIn } from '../people.ts'
import { quiet } from '../quiet.ts'
import { pagesOf } from '../specification.ts'
import { expect, test } from '../test.ts'

/** Parts of pages that are reached by a tab, with something to fill in. */
const tabs = [
  '/apps/academic/campus/{campusId}?tab=timetable',
  '/apps/campus/student/{studentId}?tab=roles',
  '/apps/campus/student/{studentId}?tab=enrollments',
  '/apps/campus/student/{studentId}?tab=courses',
  '/apps/campus/classes/{classeId}?tab=students',
  '/apps/campus/classes/{classeId}?tab=timetable',
  '/apps/academic/instructor/{userId}?tab=availability',
]

/**
 * What opens a form is named by what it does, with a small letter after it, unlike somebody called Nouvelle; a new version
 * of a curriculum is made at once, and asks nothing.
 */
const opener = /^(Nouve(au|l|lle) (?!version)\p{Ll}|Ajouter|Inviter|Inscrire|Ouvrir un cours|Demander)/u

const typed = 'zq7'

/** The field that has the focus, and what stands in it; null where it is no field. */
function focused(page: Page): Promise<{ kind: string; value: string } | null> {
  return page.evaluate(() => {
    const field = document.activeElement
    if (field instanceof HTMLInputElement) return { kind: field.type, value: field.value }
    if (field instanceof HTMLTextAreaElement) return { kind: 'text', value: field.value }
    const choice = field?.matches('select, [role="combobox"]') ?? false
    return choice ? { kind: 'choice', value: '' } : null
  })
}

/** Whether somebody who types now fills in a form, and lost nothing. */
async function takes(page: Page): Promise<string> {
  const field = await focused(page)
  if (!field) return 'no field has the focus'
  const written = /^(text|search|email|tel)$/.test(field.kind)
  return !written || field.value.includes(typed) ? 'all' : `${field.kind} "${field.value}"`
}

for (const space of ['/apps/academic', '/apps/campus', '/apps/']) {
  test(`whoever opens a form of ${space} types at once, and nothing is lost`, async ({
    page,
    server,
  }, info) => {
    test.slow()
    await signIn(page, 'admin')
    const filled = await addressFiller(server.url)
    const addresses = [...pagesOf('admin'), ...tabs].filter((address) =>
      space === '/apps/'
        ? address.startsWith(space) && !/^.apps.(academic|campus)/.test(address)
        : address.startsWith(space),
    )
    for (const address of addresses) {
      await page.goto(filled(address))
      await page.getByRole('heading', { level: 1 }).waitFor()
      await quiet(page)
      const main = page.getByRole('main')
      const act = main.getByRole('button', { name: opener }).or(main.getByRole('link', { name: opener }))
      const openers = await act.count()
      for (let at = 0; at < openers; at++) {
        if (at > 0) {
          await page.goto(filled(address))
          await act.nth(at).waitFor()
          await quiet(page)
        }
        const name = await act.nth(at).innerText()
        await act.nth(at).click()
        await page.keyboard.type(typed)
        await expect.poll(() => takes(page), { message: `${address}: ${name}` }).toBe('all')
      }
      info.annotations.push({ type: address, description: `${openers} forms` })
    }
  })
}

/** Every list on which N begins something new. */
const lists = [
  '/apps/academic/campus',
  '/apps/academic/course',
  '/apps/academic/book',
  '/apps/academic/classes',
  '/apps/academic/program/curriculum',
  '/apps/academic/program/planning',
  '/apps/campus/student',
  '/apps/campus/user',
  '/apps/campus/church',
  '/apps/campus/lists',
  '/apps/campus/letters',
  '/apps/finance/invoices',
  '/apps/finance/accounts',
]

test('by key it is the same', async ({ page }) => {
  test.slow()
  await signIn(page, 'admin')
  for (const list of lists) {
    await page.goto(list)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await quiet(page)
    await page.keyboard.press('n')
    await page.keyboard.type(typed)
    await expect.poll(() => takes(page), { message: list }).toBe('all')
  }
})
