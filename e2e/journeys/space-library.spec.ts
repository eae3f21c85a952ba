import { expectAccessible } from '../axe.ts'
import { signIn } from '../people.ts'
import { expect, test } from '../test.ts'

const library = '/apps/student/library'

test('a student goes on where he stopped, finds what his courses need, and keeps a shelf of his own', async ({
  page,
}) => {
  await signIn(page, 'student', { at: library })
  const reading = page.getByRole('region', { name: 'Continuer la lecture' })
  await expect(reading.getByRole('listitem').first()).toContainText('Le Voyage du pèlerin')
  await expect(reading.getByRole('progressbar').first()).toHaveAttribute('aria-valuenow', '36')
  await expect(
    page
      .getByRole('region', { name: 'Vos emprunts' })
      .getByText(/À rendre le|En retard/)
      .first(),
  ).toBeVisible()
  const needed = page.getByRole('region', { name: 'Les livres de vos cours' })
  await expect(needed.getByText('Obligatoire').first()).toBeVisible()
  await expectAccessible(page)

  // Who searches sees what he looks for, and nothing else.
  await page.getByRole('searchbox').fill('surrender')
  await expect(page.getByRole('heading', { name: 'Résultats' })).toBeVisible()
  await expect(reading).toHaveCount(0)
  await page.getByRole('link', { name: /Absolute Surrender/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Absolute Surrender' })).toBeVisible()
  await page.getByRole('button', { name: 'Mettre sur mon étagère' }).click()
  await expect(page.getByRole('button', { name: 'Retirer de mon étagère' })).toBeVisible()
  await page.goto(`${library}?shelf=true`)
  await expect(page.getByRole('link', { name: /Absolute Surrender/ })).toBeVisible()
  await page.getByRole('link', { name: /Absolute Surrender/ }).click()
  await page.getByRole('button', { name: 'Retirer de mon étagère' }).click()
  await expect(page.getByRole('button', { name: 'Mettre sur mon étagère' })).toBeVisible()
})

test('an alumnus hears an audio book while he looks at another page, and his place is kept', async ({
  page,
}) => {
  await signIn(page, 'alumni', { at: '/apps/alumni/library?q=saint antoine' })
  await page.getByRole('link', { name: /Vie de saint Antoine/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vie de saint Antoine' })).toBeVisible()
  await page.getByRole('button', { name: /^Écouter Vie de saint Antoine 02/ }).click()
  const player = page.getByRole('region', { name: 'Lecteur' })
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.goBack()
  const told = page.waitForResponse((answer) => answer.url().endsWith('/place') && answer.ok())
  await player.getByRole('button', { name: 'Pause' }).click()
  await told
  await page.goto('/apps/alumni/library')
  await expect(page.getByRole('region', { name: 'Continuer la lecture' })).toContainText(
    'Vie de saint Antoine',
  )
})

test('a book that is not published is nobody’s to open in a space, by its address either', async ({
  page,
  newPage,
}) => {
  await signIn(page, 'librarian', { at: '/apps/academic/book?published=false' })
  const href = await page.getByRole('list', { name: 'Livres' }).getByRole('link').first().getAttribute('href')
  const id = href?.split('/').at(-1) ?? ''
  const teacher = await newPage()
  await signIn(teacher, 'teacher', { at: '/apps/instructor/library' })
  await expect(teacher.getByRole('heading', { name: 'Tous les livres' })).toBeVisible()
  await teacher.goto(`/apps/instructor/library/${id}`)
  await expect(teacher.getByText('Ce livre n’est pas ouvert pour vous.')).toBeVisible()
})
