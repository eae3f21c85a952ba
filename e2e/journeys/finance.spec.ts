import type { Page } from '@playwright/test'
import { makePaying } from '../classroom.ts'
import { signIn } from '../people.ts'
import { expect, test } from '../test.ts'

interface Payer {
  id: string
  name: string
  open: { amount: number }[]
  due: { amount: number }[]
}

/** Students of Paris who pay something. */
async function payers(page: Page): Promise<Payer[]> {
  const { items } = await page.evaluate(async (): Promise<{ items: Payer[] }> => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('access_token')}` }
    return (await fetch('/api/payers?kind=student&page_size=100', { headers })).json()
  })
  return items
}

/** The last of them for whom something holds: the first ones belong to other journeys. */
async function payerWho(page: Page, holds: (payer: Payer) => boolean): Promise<Payer> {
  const found = (await payers(page)).findLast(holds)
  if (!found) throw new Error('no such payer in the demo school')
  return found
}

/** Students of Paris who have something to pay, by their names. */
async function owing(page: Page): Promise<string[]> {
  const some = (payer: Payer) => payer.open.some(({ amount }) => amount > 0)
  return (await payers(page)).filter(some).map(({ name }) => name)
}

test('accounting’s month: an invoice by hand, its payment, which was wrong, and the month is closed', async ({
  page,
}) => {
  test.slow()
  await signIn(page, 'accounting', { at: '/apps/finance/invoices' })
  const [name = ''] = await owing(page)
  await page.getByRole('button', { name: 'Nouvelles factures' }).click()
  await page.getByRole('menuitem', { name: 'Facture à la main' }).click()
  const draft = page.getByRole('dialog', { name: 'Facture à la main' })
  await draft.getByRole('combobox', { name: /Payeur/ }).fill(name)
  await page
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click()
  await draft.getByLabel(/Ligne 1/).fill('Voyage d’étude')
  await draft.getByLabel(/Montant/).fill('120,50')
  await draft.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Brouillon pour ${name}`)
  await page.getByRole('button', { name: 'Émettre' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Émettre' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^PAR-\d{4}-I-\d{4}$/)

  await page.getByRole('button', { name: 'Enregistrer un paiement' }).click()
  const payment = page.getByRole('dialog', { name: 'Enregistrer un paiement' })
  await payment.getByLabel(/Montant/).fill('12050')
  await payment.getByRole('button', { name: 'Enregistrer le paiement' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Paiement reçu 12.?050,00/)

  // It was 120,50: the whole is taken back by a second entry, and the receipt is void.
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Contre-passer' }).click()
  const sure = page.getByRole('alertdialog')
  await sure.getByLabel(/Motif/).fill('Virgule oubliée')
  await sure.getByRole('button', { name: 'Contre-passer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Contre-passation/)
  await page.getByRole('link', { name: 'Voir l’écriture d’origine' }).click()
  await expect(page.getByText('son reçu est sans valeur')).toBeVisible()

  await page.goto('/apps/finance/summaries')
  await page.getByRole('region', { name: 'Mois' }).getByRole('link').nth(1).click()
  await page.getByRole('button', { name: 'Clôturer le mois' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clôturer le mois' }).click()
  await expect(page.getByRole('button', { name: 'Clôturer le mois' })).toBeHidden()
  await expect(page.getByRole('main').getByText('Clôturé', { exact: true })).toBeVisible()
})

test('the queue at the till: ten pay within two minutes with the keyboard alone, each with a receipt', async ({
  page,
  server,
}) => {
  test.slow()
  const queue = await makePaying(server.url, `FILE${test.info().repeatEachIndex}`, 100_000, 10)
  await signIn(page, 'secretary.nice', { campus: 'Nice', at: '/apps/finance/till' })
  const began = Date.now()
  const who = page.getByRole('combobox', { name: 'Qui paie ?' })
  for (const [at, { name }] of queue.entries()) {
    await expect(who).toBeFocused()
    await page.keyboard.type(name)
    await expect(page.getByRole('option', { name: new RegExp(name) }).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(/Montant/)).not.toHaveValue('')
    await expect(page.getByRole('radio', { name: 'Espèces' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: name })).toHaveText(/reçu [A-Z]+-\d{4}-R-\d{4}/)
    const taken = page.getByRole('region', { name: 'Reçus de cette session' }).getByRole('listitem')
    await expect(taken).toHaveCount(at + 1)
  }
  expect(Date.now() - began).toBeLessThan(120_000)
  await page.getByRole('link', { name: queue[9]?.name ?? '' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Reçu /)
  await expect(page.getByText('Reste à payer')).toBeVisible()
})

test('a church pays half: each has an invoice of its own, and one pays without the other', async ({
  page,
  server,
}) => {
  test.slow()
  const code = `EGL${test.info().repeatEachIndex}`
  const church = `Église du Rocher ${code}`
  const [student] = await makePaying(server.url, code, 100_000, 1)
  const { enrollmentId, name } = student ?? { enrollmentId: '', name: '' }
  const enrollment = `/apps/campus/enrollment/${enrollmentId}`
  await signIn(page, 'director', { at: enrollment })
  await page.getByRole('button', { name: 'Répartir entre payeurs' }).click()
  const shares = page.getByRole('dialog', { name: `Qui paie pour ${name} ?` })
  await shares.getByRole('combobox', { name: /Payeur/ }).fill(church)
  await page.getByRole('option', { name: 'Nouveau payeur' }).click()
  const payer = page.getByRole('dialog', { name: 'Nouveau payeur' })
  await expect(payer.getByLabel('Nom')).toHaveValue(church)
  await payer.getByRole('button', { name: 'Ajouter le payeur' }).click()
  await shares.getByLabel(/Valeur/).fill('50')
  await shares.getByRole('button', { name: 'Répartir entre payeurs' }).click()
  await expect(page.getByText('La répartition est enregistrée.')).toBeVisible()

  for (const what of [/^Préparer un brouillon/, /^Émettre tous les brouillons/]) {
    await page.goto('/apps/finance/invoices')
    await page.getByRole('button', { name: 'Nouvelles factures' }).click()
    await page.getByRole('menuitem', { name: 'Factures d’une classe' }).click()
    const ofClass = page.getByRole('dialog', { name: 'Factures d’une classe' })
    await ofClass.getByRole('combobox', { name: /Classe/ }).fill(code)
    await page.getByRole('option', { name: new RegExp(code) }).click()
    await ofClass.getByRole('radio', { name: what }).check()
    await ofClass.getByRole('button', { name: 'Continuer' }).click()
    await expect(ofClass).toBeHidden()
  }
  await expect(page.getByText('2 factures sont émises.')).toBeVisible()

  await page.goto(enrollment)
  const invoices = page.getByRole('region', { name: 'Factures' }).getByRole('listitem')
  await expect(invoices).toHaveCount(2)
  await expect(invoices.filter({ hasText: '500,00' })).toHaveCount(2)
  await invoices.filter({ hasText: church }).getByRole('link').click()
  await expect(page.getByText(`${church} pour ${name}`)).toBeVisible()
  await page.getByRole('button', { name: 'Enregistrer un paiement' }).click()
  const payment = page.getByRole('dialog', { name: 'Enregistrer un paiement' })
  await payment.getByLabel(/Montant/).fill('500')
  await payment.getByRole('button', { name: 'Enregistrer le paiement' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Paiement reçu 500,00/)

  // Its half is paid, and his is not.
  await page.goto(enrollment)
  const parts = page.getByRole('region', { name: 'Échéances' }).getByRole('listitem')
  await expect(parts.filter({ hasText: church })).toContainText('Payé')
  await expect(parts.filter({ hasText: name })).toContainText('En retard')
  await page.goto(`/apps/finance/payers?q=${encodeURIComponent(church)}`)
  await page.getByRole('table').getByRole('link', { name: church }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(church)
  await expect(page.getByText('Rien n’est dû.')).toBeVisible()
})

test('a bank’s file: its columns are named, and a line is left out', async ({ page }) => {
  await signIn(page, 'accounting', { at: '/apps/finance/accounts' })
  await page.getByRole('link', { name: /Compte courant/ }).click()
  await page.getByRole('tab', { name: 'Relevés' }).click()
  const today = new Date().toISOString().slice(0, 10).split('-').reverse().join('/')
  const buffer = Buffer.from(`Quand;Libelle;Somme\n${today};Frais de tenue ZQ;-3,20\n${today};Don ZQ;25,00\n`)
  await page.locator('input[type=file]').setInputFiles({ name: 'releve.csv', mimeType: 'text/csv', buffer })
  const mapping = page.getByRole('dialog', { name: 'Colonnes du relevé' })
  await mapping.getByLabel(/Date/).selectOption('Quand')
  await mapping.getByLabel(/Montant/).selectOption('Somme')
  await mapping.getByLabel(/Libellé/).selectOption('Libelle')
  await mapping.getByRole('button', { name: 'Importer' }).click()
  // The demo school has lines of its own that wait.
  const waiting = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Ignorer' }) })
  const lines = waiting.filter({ hasText: 'ZQ' })
  await expect(lines).toHaveCount(2)
  await lines.filter({ hasText: 'Don' }).getByRole('button', { name: 'Ignorer' }).click()
  await expect(lines).toHaveCount(1)
  await lines.getByRole('button', { name: /Dire ce que/ }).click()
  const said = page.getByRole('dialog')
  await said.getByLabel(/Catégorie/).fill('banque')
  await said.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(lines).toHaveCount(0)
})

test('a student reads his own invoices and nothing else of money', async ({ page }) => {
  await signIn(page, 'student', { at: '/apps/student/dashboard' })
  await expect(page.getByRole('region', { name: 'Prochain paiement' })).toBeVisible()
  await page.getByRole('link', { name: 'Mes factures' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Mes factures/)
  await expect(page.getByRole('tab')).toHaveCount(0)
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^PAR-\d{4}-I-\d{4}$/)
  await expect(page.getByRole('region', { name: 'Échéances' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enregistrer un paiement' })).toHaveCount(0)
})

test('a credit note, a paper, a reminder, and what was paid too much is given back', async ({ page }) => {
  test.slow()
  await signIn(page, 'accounting', { at: '/apps/finance/invoices?standing=due' })
  await page.getByRole('table').getByRole('link').last().click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(/^PAR-\d{4}-I-\d{4}$/)
  const number = await title.textContent()
  const acts = page.getByRole('button', { name: /^Actions pour/ })
  await acts.click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Télécharger le PDF' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await acts.click()
  await page.getByRole('menuitem', { name: 'Émettre un avoir' }).click()
  const credit = page.getByRole('dialog', { name: `Avoir sur ${number}` })
  await credit.getByLabel(/Montant/).fill('1')
  await credit.getByLabel(/Motif/).fill('Geste commercial')
  await credit.getByRole('button', { name: 'Émettre un avoir' }).click()
  await expect(page.getByText(`L’avoir sur ${number} est émis.`)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Avoirs émis' })).toContainText('1,00')

  const late = await payerWho(page, ({ due }) => due.some(({ amount }) => amount > 0))
  await page.goto(`/apps/finance/payers/${late.id}`)
  await acts.click()
  await page.getByRole('menuitem', { name: 'Envoyer un rappel' }).click()
  await expect(page.getByText('Le rappel part par e-mail.')).toBeVisible()

  const exact = await payerWho(
    page,
    ({ id, open }) => id !== late.id && open.some(({ amount }) => amount > 0),
  )
  await page.goto(`/apps/finance/payers/${exact.id}`)
  await page.getByRole('button', { name: 'Enregistrer un paiement' }).click()
  const payment = page.getByRole('dialog', { name: 'Enregistrer un paiement' })
  const owed = (exact.open[0]?.amount ?? 0) / 100
  await payment.getByLabel(/Montant/).fill(String(owed + 50).replace('.', ','))
  await expect(payment.getByText(/50,00.* deviennent un avoir/)).toBeVisible()
  await payment.getByRole('button', { name: 'Enregistrer le paiement' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Paiement reçu/)
  await page.goto(`/apps/finance/payers/${exact.id}`)
  await acts.click()
  await page.getByRole('menuitem', { name: 'Rembourser' }).click()
  const refund = page.getByRole('dialog', { name: /^Rembourser/ })
  await expect(refund.getByLabel(/Montant/)).toHaveValue('50')
  await refund.getByRole('button', { name: 'Rembourser' }).click()
  await expect(page.getByText('Le remboursement est enregistré.')).toBeVisible()
})

test('a till takes money without a line under a number of its own, and the books have it when the line is back', async ({
  page,
  expected,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await signIn(page, 'secretary', { at: '/apps/finance/till' })
  const name = (await owing(page)).at(-1) ?? ''
  await page.getByRole('button', { name: 'Travailler sans connexion' }).click()
  const asks = page.getByRole('alertdialog')
  await asks.getByLabel(/Nom de la caisse/).fill('Accueil')
  await asks.getByRole('button', { name: 'Enregistrer la caisse' }).click()
  await expect(page.getByText(/^Caisse T\d+ · Accueil$/)).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Qui paie ?' })).toBeVisible()
  await page.waitForLoadState('networkidle')

  await page.context().setOffline(true)
  await page.getByRole('combobox', { name: 'Qui paie ?' }).fill(name)
  await page
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click()
  await page.getByLabel(/Montant/).fill('10')
  await page.getByRole('button', { name: 'Encaisser' }).click()
  await expect(page.getByRole('status').filter({ hasText: name })).toHaveText(/reçu PAR-\d{4}-T\d+-0001/)
  await expect(page.getByText('1 paiement attend d’être envoyé.')).toBeVisible()

  await page.context().setOffline(false)
  const receipts = page.getByRole('region', { name: 'Reçus de cette session' })
  await receipts.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Reçu PAR-\d{4}-T\d+-0001$/)
})
