import type { Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { edit } from '../forms.ts'
import { signIn } from '../people.ts'
import { expect, test } from '../test.ts'

async function openStudent(page: Page, name: string): Promise<void> {
  await page.goto(`/apps/campus/student?q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

test('a record opens to be read: call, write, class and church at hand; one button or key to change it', async ({
  page,
}) => {
  await signIn(page, 'secretary')
  await openStudent(page, 'Léontine Coulibaly')
  await expect(page.getByRole('textbox')).toHaveCount(0)
  const call = page.getByRole('link', { name: /^Appeler/ })
  await expect(call).toHaveAttribute('href', /^tel:\+\d+$/)
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+$/,
  )
  await expect(page.getByRole('link', { name: /^Écrire/ })).toHaveAttribute('href', /^mailto:/)
  await expect(page.getByRole('group', { name: 'Classe' }).getByRole('link')).not.toHaveCount(0)
  await expectAccessible(page)

  // Back leads out of the form, not out of the record.
  await page.keyboard.press('e')
  await expect(page.getByLabel(/^Prénom/)).toBeFocused()
  await expect(page).toHaveURL(/edit=1/)
  await page.goBack()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Léontine Coulibaly' })).toBeVisible()

  await edit(page)
  await page.getByLabel('Quartier').fill('Goutte d’Or')
  await page.goBack()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continuer la saisie' }).click()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Modifications enregistrées.')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByText('Goutte d’Or')).toBeVisible()
  // A link leads straight into the form.
  await page.goto(`${page.url()}?edit=1`)
  await expect(page.getByLabel('Quartier')).toHaveValue('Goutte d’Or')
})

test('on a phone class and state of enrollment stand in the head of a record', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } })
  await signIn(page, 'secretary')
  await openStudent(page, 'Beatriz Branco')
  const classes = page.getByRole('list', { name: 'Inscriptions' })
  await expect(classes.getByRole('link', { name: 'CERT26-A' })).toBeInViewport()
  await expect(classes.getByText('En attente')).toBeInViewport()
  // Beside the fields it would be told twice.
  await page.setViewportSize({ width: 1280, height: 860 })
  await expect(classes).toBeHidden()
  await expect(page.getByRole('group', { name: 'Classe' }).getByRole('link')).toHaveText('CERT26-A')
})

test('courses, books and classes are read first as well', async ({ page }) => {
  await signIn(page, 'admin')
  for (const list of ['/apps/academic/course', '/apps/academic/book', '/apps/academic/classes']) {
    await page.goto(list)
    const ways = ':not([href$="/new"]):not([href$="/import"])'
    await page.locator(`main a[href^="${list}/"]${ways}`).first().click()
    await expect(page.getByRole('button', { name: 'Modifier', exact: true })).toBeVisible()
    await edit(page)
    await expect(page.getByRole('textbox').first()).toBeFocused()
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect(page.getByRole('button', { name: 'Modifier', exact: true })).toBeVisible()
  }
})
