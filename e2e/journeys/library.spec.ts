import { Buffer } from 'node:buffer'
import type { Page } from '@playwright/test'
import { ean13Camera } from '../barcodes.ts'
import { dragByKeyboard } from '../drag.ts'
import { edit } from '../forms.ts'
import { signIn } from '../people.ts'
import { expect, test } from '../test.ts'

const books = '/apps/academic/book'

/** A PDF of one page that is blue all over, with a white field. */
function bluePdf(): Buffer {
  const drawing = '0.1 0.25 0.55 rg 0 0 420 595 re f 1 1 1 rg 60 380 300 90 re f'
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 595] /Contents 4 0 R /Resources << >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  const trailer = `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text + table + trailer, 'latin1')
}

async function createBook(page: Page, title: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Titre' }).fill(title)
  await page.getByRole('button', { name: 'Créer le livre' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

const addFiles = (page: Page) => page.locator('input[type=file][aria-label="Ajouter des fichiers"]')

/** The colour in the middle of the lower half of a picture that the page shows. */
function colourOf(page: Page, selector: string): Promise<number[]> {
  return page.locator(selector).evaluate(async (picture: HTMLImageElement) => {
    await picture.decode()
    const canvas = document.createElement('canvas')
    canvas.width = picture.naturalWidth
    canvas.height = picture.naturalHeight
    const context = canvas.getContext('2d')
    context?.drawImage(picture, 0, 0)
    const { data } = context?.getImageData(canvas.width / 2, canvas.height * 0.75, 1, 1) ?? { data: [] }
    return [...data].slice(0, 3)
  })
}

test('a librarian scans a new book, gives it a PDF that draws its cover, and publishes it: a student finds it', async ({
  page,
  newPage,
}) => {
  test.slow()
  await signIn(page, 'librarian', { at: books })
  await expect(page.getByRole('list', { name: 'Livres' })).toBeVisible()
  await page.keyboard.type('9782123456803')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Lire un code-barres' })
  await expect(dialog).toContainText('Aucun livre ne porte le code-barres 9782123456803.')
  await dialog.getByRole('link', { name: 'Créer ce livre' }).click()
  await expect(page.getByRole('textbox', { name: 'ISBN' })).toHaveValue('9782123456803')
  await createBook(page, 'La foi bleue')

  await page.getByRole('tab', { name: /Fichiers/ }).click()
  await expect(page.getByText(/Formats acceptés\s: PDF, EPUB, MOBI, AZW3, MP3, M4A/)).toBeVisible()
  await addFiles(page).setInputFiles({
    name: 'foi.pdf',
    mimeType: 'application/pdf',
    buffer: bluePdf(),
  })
  await expect(page.getByText('La première page du PDF est devenue la couverture.')).toBeVisible()
  const [red = 255, green = 255, blue = 0] = await colourOf(page, 'main header img')
  expect(blue, 'the cover is the blue page').toBeGreaterThan(Math.max(red, green) + 40)

  const student = await newPage()
  await signIn(student, 'student', { at: `${books}?q=foi bleue` })
  await expect(student.getByText('Aucun livre ne correspond.')).toBeVisible()

  await page.getByRole('tab', { name: 'Fiche' }).click()
  await edit(page)
  await page.getByRole('switch', { name: 'Publié' }).click()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Modifications enregistrées.')).toBeVisible()

  await student.reload()
  await student.getByRole('link', { name: /La foi bleue/ }).click()
  await expect(student.getByRole('heading', { level: 1, name: 'La foi bleue' })).toBeVisible()
  await expect(student.getByRole('textbox')).toHaveCount(0)
  await student.getByRole('tab', { name: 'Fichiers' }).click()
  const file = await student.getByRole('link', { name: 'foi', exact: true }).getAttribute('href')
  const answer = await student.request.get(file ?? '')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
})

test('the camera reads the barcode of a book in a worker that may compile what the page may not', async ({
  page,
}) => {
  await page.addInitScript(ean13Camera, '9780306406157')
  await signIn(page, 'librarian', { at: `${books}/new` })
  await page.getByRole('button', { name: 'Utiliser la caméra' }).click()
  await expect(page.getByRole('textbox', { name: 'Code-barres' })).toHaveValue('9780306406157')
  await expect(page.getByRole('textbox', { name: 'ISBN' })).toHaveValue('9780306406157')
  await createBook(page, 'Lu par la caméra')

  await page.goto(books)
  await page.getByRole('button', { name: 'Lire un code-barres' }).click()
  await page.getByRole('button', { name: 'Utiliser la caméra' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lu par la caméra' })).toBeVisible()
})

test('the chapters of an audio book are put in order with the keyboard, and stay so', async ({ page }) => {
  await signIn(page, 'librarian', { at: `${books}/new` })
  await createBook(page, 'Livre audio')
  await page.getByRole('tab', { name: /Fichiers/ }).click()
  // Four frames of an MP3: the server looks at what is inside.
  const frame = Buffer.alloc(417)
  frame.set([0xff, 0xfb, 0x90, 0x64])
  const sound = Buffer.concat(Array.from({ length: 4 }, () => frame))
  const chapters = ['un', 'deux'].map((name) => ({
    name: `${name}.mp3`,
    mimeType: 'audio/mpeg',
    buffer: Buffer.concat([sound, Buffer.from(name)]),
  }))
  for (const chapter of chapters) {
    await addFiles(page).setInputFiles(chapter)
    await expect(
      page.getByRole('link', { name: chapter.name.replace('.mp3', ''), exact: true }),
    ).toBeVisible()
  }
  const titles = page.getByRole('list', { name: 'Fichiers' }).getByRole('link')
  await expect(titles).toHaveText(['un', 'deux'])
  const ordered = page.waitForResponse((response) => response.url().endsWith('/file-order'))
  await dragByKeyboard(page, 'deux', -1)
  await ordered
  await page.reload()
  await expect(titles).toHaveText(['deux', 'un'])
})
