import { Buffer } from 'node:buffer'
import { expectAccessible } from '../axe.ts'
import { signIn } from '../people.ts'
import { expect, test } from '../test.ts'

/** A picture twice as wide as high, drawn by the browser itself. */
async function picture(page: import('@playwright/test').Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 400
    canvas.height = 200
    const context = canvas.getContext('2d')
    for (const [color, at] of [
      ['teal', 0],
      ['orange', 200],
    ] as const) {
      if (context) context.fillStyle = color
      context?.fillRect(at, 0, 200, 200)
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  return Buffer.from(base64, 'base64')
}

test('a person changes his photo, with the keyboard too, and sees it everywhere', async ({ page }) => {
  await signIn(page, 'teacher.nice', { campus: 'Nice' })
  const file = { name: 'me.png', mimeType: 'image/png', buffer: await picture(page) }
  await page.getByRole('button', { name: 'Changer la photo' }).click()
  await page.locator('input[type=file]').setInputFiles({ ...file, name: 'me.gif' })
  await expect(page.getByText('me.gif : ce format n’est pas accepté.')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(file)
  const area = page.getByRole('application')
  await area.focus()
  for (let times = 0; times < 40; times += 1) await page.keyboard.press('ArrowRight')
  await page.getByLabel('Agrandissement').fill('2')
  await expectAccessible(page)
  const saved = page.waitForResponse((response) => response.url().includes('/api/profile/photo'))
  await page.getByRole('button', { name: 'Enregistrer la photo' }).click()
  expect((await saved).status()).toBe(200)
  await expect(page.getByText('Votre photo est enregistrée.')).toBeVisible()
  // Moved to the right end, the photo is orange all over: in the record and in the bar.
  for (const image of await page.locator('img').all()) {
    const color = await image.evaluate(async (element) => {
      const shown = element as HTMLImageElement
      await shown.decode()
      const canvas = document.createElement('canvas')
      canvas.width = canvas.height = 1
      canvas.getContext('2d')?.drawImage(shown, 0, 0, 1, 1)
      return [...(canvas.getContext('2d')?.getImageData(0, 0, 1, 1).data ?? [])]
    })
    expect(color[0]).toBeGreaterThan(220)
    expect(color[2]).toBeLessThan(60)
  }
  await page.getByRole('button', { name: 'Changer la photo' }).click()
  await page.getByRole('button', { name: 'Retirer la photo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer la photo' }).click()
  await expect(page.getByText('Votre photo a été retirée.')).toBeVisible()
  await expect(page.locator('img')).toHaveCount(0)
})

test('a person completes his record, finds his church or adds it, and nothing is lost', async ({ page }) => {
  await signIn(page, 'teacher.nice', { campus: 'Nice' })
  await page.getByLabel('Mobile').fill('123')
  await page.getByRole('textbox', { name: 'Biographie' }).fill('Né au bord de la mer.\nEnseigne depuis 2009.')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Au moins 6 caractères')).toBeVisible()
  await page.getByLabel('Mobile').fill('+33 6 39 98 00 00')
  await page.getByLabel('Contact préféré').selectOption({ label: 'Courrier' })

  const church = page.getByRole('combobox', { name: 'Église' })
  await church.fill('Église du Phare')
  await page.getByRole('option', { name: 'Ajouter une église' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(/^Nom de l’église/)).toHaveValue('Église du Phare')
  await dialog.getByLabel('Ville').fill('Nice')
  await dialog.getByLabel('Pasteur').fill('Jeanne Roux')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Ajouter une église' }).click()
  await expect(page.getByText(/Pasteur de l’église\s: Jeanne Roux/)).toBeVisible()
  await expect(page.getByText('4 modifications')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('4 modifications')).toHaveCount(0)
  await page.reload()
  await expect(church).toHaveValue('Église du Phare')
  await expect(page.getByRole('textbox', { name: 'Biographie' })).toHaveValue(
    'Né au bord de la mer.\nEnseigne depuis 2009.',
  )

  await church.fill('phare')
  await page.getByRole('option', { name: /Église du Phare.*Nice · Jeanne Roux/ }).click()
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toHaveCount(0)
})

test('what a person chooses follows him to another device', async ({ page, newPage }) => {
  await signIn(page, 'student.nice', { campus: 'Nice' })
  await page.getByRole('button', { name: 'Langue' }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page.getByRole('tab', { name: 'My details' })).toBeVisible()
  await page.getByRole('button', { name: 'Appearance' }).click()
  // The message alone could be that of the language.
  const saved = page.waitForResponse(
    (answer) => answer.ok() && (answer.request().postData() ?? '').includes('"dark"'),
  )
  await page.getByRole('radio', { name: 'Dark', exact: true }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await saved
  await expect(page.getByText('User data saved with api')).toBeVisible()

  const other = await newPage({ colorScheme: 'light' })
  await signIn(other, 'student.nice', { campus: 'Nice' })
  await expect(other.getByRole('tab', { name: 'My details' })).toBeVisible()
  await expect(other.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await other.goto('/logout')
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible()

  // Journeys that come later read his pages in French.
  const back = page.waitForResponse(
    (answer) => answer.ok() && (answer.request().postData() ?? '').includes('"language":"fr"'),
  )
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: 'Français' }).click()
  await back
})
