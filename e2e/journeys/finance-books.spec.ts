import type { Page } from '@playwright/test'
import { acceptedFor, pencilledIn, personOf } from '../invited.ts'
import { campusId, signIn } from '../people.ts'
import { askAs } from '../planned.ts'
import { expect, test } from '../test.ts'

const nice = { campus: 'Nice' }

/** Opens a cash account of Nice with 200 euros on it, and returns its address. */
async function openCash(origin: string, name: string): Promise<string> {
  const office = await askAs(origin, 'coordinator.nice', 'Nice')
  const { id } = await office('/api/accounts', {
    ...{ campus_id: await campusId(origin, 'Nice'), kind: 'cash', name, currency: 'EUR' },
    ...{ iban: '', bic: '', holder: '', opening_balance: 200_00 },
  })
  return `/apps/finance/accounts/${id}`
}

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('an expense with its paper, and a transfer between two accounts', async ({ page, server }) => {
  test.slow()
  const name = `Caisse des voyages ${test.info().repeatEachIndex}`
  const account = await openCash(server.url, name)
  await signIn(page, 'coordinator.nice', { ...nice, at: account })
  await expect(title(page)).toHaveText(name)
  await page.getByRole('button', { name: 'Enregistrer une dépense' }).click()
  const expense = page.getByRole('dialog', { name: `Dépense : ${name}` })
  await expense.getByRole('textbox', { name: /^Montant/ }).fill('34,50')
  await expense.getByLabel('Catégorie').fill('Voyages')
  await expense.getByRole('button', { name: 'Enregistrer une dépense' }).click()
  await expect(title(page)).toHaveText(/^Dépense 34,50/)

  const paper = page.getByRole('region', { name: 'Pièce justificative' })
  const bill = 'Billet de train : 34,50 euros'
  await paper
    .locator('input[type=file]')
    .setInputFiles({ name: 'billet.txt', mimeType: 'text/plain', buffer: Buffer.from(bill, 'utf8') })
  const link = paper.getByRole('link', { name: 'billet.txt' })
  await expect(link).toBeVisible()
  // Once it has its paper, it takes no other.
  await expect(paper.locator('input[type=file]')).toHaveCount(0)
  const stored = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(await stored.text()).toBe(bill)

  await page.getByRole('region', { name: 'Mouvements' }).getByRole('link', { name }).click()
  await expect(title(page)).toHaveText(name)
  await expect(page.getByText(/^165,50/).first()).toBeVisible()
  await page.getByRole('button', { name: `Actions pour ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Transférer' }).click()
  const transfer = page.getByRole('dialog', { name: `Transférer depuis ${name}` })
  await transfer.getByLabel(/Vers le compte/).selectOption({ label: 'Compte courant' })
  await transfer.getByLabel(/Montant/).fill('100')
  await transfer.getByRole('button', { name: 'Transférer' }).click()
  await expect(page.getByText('Le transfert est enregistré.')).toBeVisible()
  await expect(page.getByText(/^65,50/).first()).toBeVisible()

  // One entry with two legs: what left one account came to the other.
  await page
    .getByRole('table', { name: 'Mouvements' })
    .getByRole('link', { name: 'Virement interne' })
    .click()
  await expect(title(page)).toHaveText(/^Virement interne 100,00/)
  const legs = page.getByRole('region', { name: 'Mouvements' }).getByRole('listitem')
  await expect(legs).toHaveCount(2)
  await expect(legs.filter({ hasText: name })).toContainText(/[-−]100,00/)
  await expect(legs.filter({ hasText: 'Compte courant' })).toContainText(/(?<![-−])100,00/)
})

test('what was agreed with a teacher is proposed where he is paid, with his paper, and once', async ({
  page,
  server,
}) => {
  test.slow()
  const amount = 137 + test.info().repeatEachIndex
  const me = await personOf(server, 'teacher.nice')
  const weekend = await pencilledIn(server, ['2028-11-04', '2028-11-05'], [{ person_id: me }])
  await acceptedFor(server, (await weekend.invitations())[0]?.id ?? '', amount * 100)
  const account = await openCash(server.url, `Caisse des intervenants ${test.info().repeatEachIndex}`)
  await signIn(page, 'coordinator.nice', { ...nice, at: account })
  const expense = page.getByRole('dialog', { name: /^Dépense : Caisse des intervenants/ })
  const agreed = new RegExp(`${weekend.course.name}.* · ${amount},00`)
  const act = page.getByRole('button', { name: 'Enregistrer une dépense' })
  await act.click()
  const option = expense.getByRole('option', { name: agreed })
  await expect(option).toHaveCount(1)
  await expense.getByLabel('Montant convenu avec').selectOption((await option.getAttribute('value')) ?? '')
  await expect(expense.getByRole('textbox', { name: /^Montant/ })).toHaveValue(String(amount))
  await expect(expense.getByLabel('Catégorie')).toHaveValue('Intervenants')
  await expense.getByRole('button', { name: 'Enregistrer une dépense' }).click()
  await expect(title(page)).toHaveText(new RegExp(`^Dépense ${amount},00`))
  const paper = page.getByRole('region', { name: 'Pièce justificative' })
  await paper
    .locator('input[type=file]')
    .setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Note de frais') })
  await expect(paper.getByRole('link', { name: 'note.txt' })).toBeVisible()

  // He is paid: it is proposed no longer.
  await page.goto(account)
  const answered = page.waitForResponse(/\/agreed$/)
  await act.click()
  await (await answered).finished()
  await expect(expense.getByRole('textbox', { name: /^Montant/ })).toHaveValue('')
  await expect(option).toHaveCount(0)
})

test('a week-end is closed with the cash that was counted, and what is missing needs a note', async ({
  page,
  server,
}) => {
  test.slow()
  const name = `Caisse du samedi ${test.info().repeatEachIndex}`
  const account = await openCash(server.url, name)
  await signIn(page, 'coordinator.nice', { ...nice, at: account })
  await page.getByRole('button', { name: `Actions pour ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Compter la caisse' }).click()
  const counting = page.getByRole('dialog', { name: 'Clôture du week-end' })
  await expect(counting.getByLabel('Compte', { exact: true }).locator('option:checked')).toHaveText(name)
  await counting.getByRole('textbox', { name: /^50,00/ }).fill('3')
  await counting.getByRole('textbox', { name: /^20,00/ }).fill('2')
  const sums = counting.getByRole('status')
  await expect(sums).toContainText(/190,00/)
  await expect(sums).toContainText(/200,00/)
  await expect(sums).toContainText(/[-−]10,00/)
  await counting.getByRole('button', { name: 'Clôturer le week-end' }).click()
  const note = counting.getByRole('textbox', { name: 'Note' })
  await expect(note).toHaveAttribute('aria-invalid', 'true')
  await expect(note).toHaveAccessibleDescription('Veuillez expliquer la différence.')
  await note.fill('Un billet de 10 rendu en trop')
  await counting.getByRole('button', { name: 'Clôturer le week-end' }).click()

  await expect(title(page)).toHaveText(/^Week-end du /)
  const main = page.getByRole('main')
  await expect(main.getByText('Clôturé', { exact: true })).toBeVisible()
  await expect(main.getByText('Un billet de 10 rendu en trop')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Pièces et billets' }).getByRole('row')).toHaveCount(3)
  // Who keeps the books of one campus closes, and does not open again.
  await expect(page.getByRole('button', { name: 'Rouvrir' })).toHaveCount(0)

  // What was counted is what the account has now; the difference is an entry like any other.
  await page.goto(account)
  await expect(page.getByText(/^190,00/).first()).toBeVisible()
  const difference = page.getByRole('table', { name: 'Mouvements' }).getByRole('row').nth(1)
  await expect(difference).toContainText('Différence de caisse')
  await expect(difference).toContainText(/[-−]10,00/)
})

test('a month that is closed is opened again by a director, with the reason', async ({ page, newPage }) => {
  test.slow()
  const reason = `Une facture manquait (${test.info().repeatEachIndex})`
  await signIn(page, 'coordinator.nice', { ...nice, at: '/apps/finance/summaries' })
  // Nothing of Nice is closed yet: its first month is the one that can be.
  await page.getByRole('region', { name: 'Mois' }).getByRole('link').last().click()
  const main = page.getByRole('main')
  const close = page.getByRole('button', { name: 'Clôturer le mois' })
  await close.click()
  const month = new URL(page.url()).pathname
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clôturer le mois' }).click()
  await expect(main.getByText('Clôturé', { exact: true })).toBeVisible()
  await expect(close).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Rouvrir' })).toHaveCount(0)

  const director = await newPage()
  await signIn(director, 'director', { at: month })
  await director.getByRole('button', { name: 'Rouvrir' }).click()
  const asks = director.getByRole('alertdialog')
  await asks.getByLabel(/Motif/).fill(reason)
  await asks.getByRole('button', { name: 'Rouvrir' }).click()
  await expect(director.getByRole('main').getByText('Ouvert', { exact: true })).toBeVisible()
  await expect(director.getByText(`Rouvert : ${reason}`)).toBeVisible()

  await page.reload()
  await expect(page.getByText(`Rouvert : ${reason}`)).toBeVisible()
  await expect(main.getByText('Ouvert', { exact: true })).toBeVisible()
  await expect(close).toBeVisible()
})
