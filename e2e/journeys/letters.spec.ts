import { expectAccessible } from '../axe.ts'
import { mailedLetter } from '../mails.ts'
import { signIn } from '../people.ts'
import { expect, test } from '../test.ts'

test('a letter to a class: written, looked at, taken back, sent, read and ended by its reader', async ({
  page,
  browser,
  server,
}) => {
  // It goes a minute after it was sent.
  test.setTimeout(180_000)
  await signIn(page, 'secretary', { at: '/apps/campus/classes' })
  const { id: classId, code } = await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('access_token')}` }
    const answer = await fetch('/api/classes?graduated=false&page_size=200', { headers })
    const { items } = (await answer.json()) as { items: { id: string; code: string; confirmed: number }[] }
    return items.find(({ confirmed }) => confirmed > 3) ?? { id: '', code: '' }
  })
  await page.goto(`/apps/campus/classes/${classId}`)
  await page.getByRole('button', { name: `Actions pour ${code}` }).click()
  await page.getByRole('menuitem', { name: 'Écrire une lettre' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^À la classe/ })).toBeVisible()
  await page.getByRole('textbox', { name: 'Objet' }).fill('Rendez-vous samedi')
  await page.getByRole('textbox', { name: 'Texte' }).fill('Venez à neuf heures.\n\nApportez votre carte.')
  await page.getByRole('tab', { name: 'English' }).click()
  await page.getByRole('textbox', { name: 'Objet' }).fill('Rendez-vous samedi')
  await page.getByRole('textbox', { name: 'Texte' }).fill('Come at nine.')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Modifications enregistrées')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Aperçu' }).click()
  const preview = page.getByRole('dialog', { name: 'Comme ses lecteurs la voient' })
  await expect(preview.getByText('Apportez votre carte.')).toBeVisible()
  await preview.getByRole('tab', { name: 'English' }).click()
  await expect(preview.getByText('Come at nine.')).toBeVisible()
  await preview.getByRole('tab', { name: 'Español' }).click()
  await expect(preview.getByText('Apportez votre carte.')).toBeVisible()
  await preview.getByRole('button', { name: 'Fermer' }).click()

  const send = async () => {
    await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Envoyer' }).click()
    await expect(page.getByText('La lettre part dans une minute.')).toBeVisible()
  }
  await send()
  await page.getByRole('button', { name: 'Annuler l’envoi' }).click()
  await expect(page.getByText('La lettre est de nouveau un brouillon.')).toBeVisible()
  await send()

  const path = await mailedLetter(server, 'Rendez-vous samedi')
  const guest = await (await browser.newContext({ baseURL: server.url, locale: 'fr-FR' })).newPage()
  await guest.goto(path)
  await expect(guest.getByRole('heading', { level: 1, name: 'Rendez-vous samedi' })).toBeVisible()
  await expectAccessible(guest)
  await guest.goto(path.replace('/read/', '/unsubscribe/'))
  await guest.getByRole('button', { name: /^(Ne plus en recevoir|No more letters)$/ }).click()
  await expect(guest.getByRole('heading', { level: 1, name: /ne recevez plus|get no more/ })).toBeVisible()

  await page.reload()
  // Every figure shows those whom it counts.
  await page.getByRole('tab', { name: 'Destinataires' }).click()
  await page.getByRole('button', { name: /^Ont ouvert\s*1$/ }).click()
  await expect(page.getByRole('list', { name: 'Destinataires' }).getByRole('listitem')).toHaveCount(1)
})
