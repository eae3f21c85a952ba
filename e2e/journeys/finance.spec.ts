import type { Page } from '@playwright/test'
import { signIn } from '../people.ts'
import { expect, test } from '../test.ts'

interface Payer {
  name: string
  open: { amount: number }[]
}

/** Students of Paris who have something to pay, by their names. */
async function owing(page: Page): Promise<string[]> {
  const { items } = await page.evaluate(async (): Promise<{ items: Payer[] }> => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('access_token')}` }
    return (await fetch('/api/payers?kind=student&page_size=100', { headers })).json()
  })
  return items.filter(({ open }) => open.some(({ amount }) => amount > 0)).map(({ name }) => name)
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

test('the queue at the till: three pay with the keyboard alone, each with a receipt', async ({ page }) => {
  await signIn(page, 'secretary', { at: '/apps/finance/till' })
  const names = (await owing(page)).slice(1, 4)
  expect(names).toHaveLength(3)
  const who = page.getByRole('combobox', { name: 'Qui paie ?' })
  for (const [at, name] of names.entries()) {
    await expect(who).toBeFocused()
    await page.keyboard.type(name)
    await expect(page.getByRole('option', { name: new RegExp(name) }).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(/Montant/)).not.toHaveValue('')
    await expect(page.getByRole('radio', { name: 'Espèces' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: name })).toHaveText(/reçu PAR-\d{4}-R-\d{4}/)
    const taken = page.getByRole('region', { name: 'Reçus de cette session' }).getByRole('listitem')
    await expect(taken).toHaveCount(at + 1)
  }
  await page.getByRole('link', { name: names[2] ?? '' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Reçu PAR-/)
  await expect(page.getByText('Reste à payer')).toBeVisible()
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
