import { expectAccessible } from '../axe.ts'
import { signIn } from '../people.ts'
import { expect, test } from '../test.ts'

test('"?" leads to the chapter of the page, in its words; on a phone the account does', async ({
  page,
  newPage,
}) => {
  await signIn(page, 'secretary', { at: '/apps/campus/attendance' })
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Raccourcis clavier' })
  await keys.getByRole('link', { name: 'Aide' }).click()
  const chapter = page.getByRole('region', { name: 'Les présences' })
  await expect(chapter.getByText('Tous présents', { exact: true })).toBeVisible()
  await expect(keys).toHaveCount(0)
  await expect(chapter.getByRole('img')).toHaveJSProperty('naturalWidth', 1320)
  await expectAccessible(page)
  await chapter.getByTitle('Agrandir l’image').click()
  const large = page.getByRole('dialog', { name: 'Les présences' })
  await expect(large.getByRole('img')).toHaveJSProperty('naturalWidth', 1320)
  await large.getByRole('button', { name: 'Fermer' }).click()
  // They are no part of what a browser takes along.
  const worker = await page.request.get('/sw.js')
  expect(await worker.text()).not.toContain('.webp')
  await chapter.getByRole('link', { name: 'Ouvrir la page' }).click()
  await expect(page).toHaveURL(/\/apps\/campus\/attendance$/)

  const phone = await newPage({ viewport: { width: 390, height: 844 } })
  await signIn(phone, 'student', { at: '/apps/student/dashboard' })
  await phone.getByRole('button', { name: /^Compte/ }).click()
  await phone.getByRole('menuitem', { name: 'Aide' }).click()
  await expect(phone.getByRole('region', { name: 'Étudier' })).toBeVisible()
  await phone.getByRole('link', { name: 'Tous les chapitres' }).click()
  const guide = phone.getByRole('navigation', { name: 'Guide' })
  await expect(guide.getByRole('link', { name: 'La bibliothèque' })).toBeVisible()
  await expect(guide.getByRole('link', { name: 'Réglages du réseau' })).toHaveCount(0)
})
