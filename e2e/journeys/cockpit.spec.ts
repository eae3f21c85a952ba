import { expectAccessible } from '../axe.ts'
import { signIn } from '../people.ts'
import { quiet } from '../quiet.ts'
import { expect, test } from '../test.ts'

test('a supervisor turns to the week-end before, goes from a figure to its list, and finds the table behind a chart', async ({
  page,
}) => {
  await signIn(page, 'supervisor', { at: '/apps/academic/dashboard' })
  const weekend = page.getByRole('heading', { level: 2 }).filter({ has: page.getByRole('link') })
  const coming = await weekend.first().innerText()
  await page.getByRole('link', { name: 'Week-end précédent' }).click()
  await expect(page).toHaveURL(/weekend=/)
  await expect(weekend.first()).not.toHaveText(coming, { useInnerText: true })
  await expect(page.getByRole('link', { name: /^Prêt à \d+\s%$/ }).first()).toBeVisible()
  await quiet(page)
  await expectAccessible(page)

  // A week-end that is over tells of attendance, and one click leads to where it is taken.
  const taken = page.getByRole('link', { name: /^Présences : / }).first()
  const address = await taken.getAttribute('href')
  await taken.click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await expect(page.getByRole('heading', { level: 1, name: /^Présences/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/weekend=/)

  // The charts are fetched when somebody has come down to them.
  const chart = page.getByRole('region', { name: 'Étudiants par campus' })
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(chart).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(chart.getByRole('table')).toHaveCount(0)
  await chart.getByRole('button', { name: 'Afficher en tableau' }).click()
  await expect(chart.getByRole('table').getByRole('rowheader').first()).toBeVisible()
})
