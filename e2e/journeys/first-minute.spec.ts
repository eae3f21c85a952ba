import type { Locator, Page } from '@playwright/test'
import { signInByHand } from '../people.ts'
import { expect, test } from '../test.ts'

const academic = ['Tableau de bord', 'Campus', 'Cours', 'Classes', 'Coordinateurs', 'Enseignants', 'Livres']
const people = ['Équipe', 'Étudiants', 'Classes', 'Notes', 'Présences', 'Listes']
const instructor = ['Tableau de bord', 'Mes cours', 'Cours Rhema', 'Bibliothèque']
const alumni = ['Cours Rhema', 'Bibliothèque']
const student = ['Tableau de bord', 'Bibliothèque', 'Cours Rhema']
const campus = [...people, 'Enregistrements', 'Rapports']
const office = [...campus, 'Factures', 'Rapports', ...student]
const network = [...academic, ...campus, 'Factures', 'Rapports', ...instructor, ...student]

const menu = (page: Page) => page.getByRole('navigation', { name: 'Navigation' })
const entry = (name: string) => (page: Page) => menu(page).getByRole('link', { name }).first()
const firstOf = (region: string) => (page: Page) =>
  page.getByRole('main').getByRole('region', { name: region }).getByRole('link').first()

type Minute = {
  at: string
  // What the menu offers, in its order.
  offers: string[]
  // What he came for, one click away, and where it leads.
  first: (page: Page) => Locator
  leads: RegExp
}

const profile = '/pages/profile'
const minutes: Record<string, Minute> = {
  admin: {
    ...{ at: '/apps/academic/dashboard', offers: network },
    ...{ first: firstOf('À traiter'), leads: /^\/apps\// },
  },
  director: { at: profile, offers: network, first: entry('Campus'), leads: /^\/apps\/academic\/campus$/ },
  supervisor: {
    ...{ at: '/apps/academic/dashboard', offers: network },
    ...{ first: firstOf('À traiter'), leads: /^\/apps\// },
  },
  coordinator: { at: profile, offers: office, first: entry('Classes'), leads: /^\/apps\/campus\/classes$/ },
  secretary: {
    ...{ at: profile, offers: office },
    ...{ first: entry('Présences'), leads: /^\/apps\/campus\/attendance$/ },
  },
  accounting: {
    ...{ at: profile, offers: [...people, 'Rapports', 'Factures', 'Rapports', ...student] },
    ...{ first: entry('Factures'), leads: /^\/apps\/finance\/invoices$/ },
  },
  multimedia: {
    ...{ at: profile, offers: [...campus, ...student] },
    ...{ first: entry('Enregistrements'), leads: /^\/apps\/campus\/recording$/ },
  },
  librarian: {
    ...{ at: '/apps/academic/book', offers: [...academic, ...student] },
    ...{
      first: (page) => page.getByRole('list', { name: 'Livres' }).getByRole('link').first(),
      leads: /\/book\/./,
    },
  },
  teacher: {
    ...{ at: '/apps/instructor/dashboard', offers: [...instructor, ...student] },
    ...{ first: firstOf('Prochains cours'), leads: /^\/apps\/instructor\// },
  },
  student: {
    ...{ at: '/apps/student/dashboard', offers: student },
    ...{ first: firstOf('Prochaines séances'), leads: /^\/apps\/academic\/program\/agenda$/ },
  },
  alumni: {
    ...{ at: profile, offers: [...alumni, ...student] },
    ...{ first: entry('Cours Rhema'), leads: /^\/apps\/alumni\/alumni$/ },
  },
  user: {
    ...{ at: profile, offers: [] },
    ...{ first: (page) => page.getByRole('tab', { name: 'Carte' }), leads: /^\/pages\/profile$/ },
  },
}

test('the first minute of each role: where one lands, what is offered, and what one came for a click away', async ({
  browser,
  server,
}) => {
  test.setTimeout(300_000)
  for (const [account, { at, offers, first, leads }] of Object.entries(minutes)) {
    await test.step(account, async () => {
      const context = await browser.newContext({ baseURL: server.url, locale: 'fr-FR' })
      const page = await context.newPage()
      await signInByHand(page, account)
      await expect(page).toHaveURL(({ pathname }) => pathname === at)
      await expect(menu(page).getByRole('link')).toHaveText(['My space', ...offers, 'Déconnexion'])
      await first(page).click({ timeout: 30_000 })
      await expect(page).toHaveURL(({ pathname }) => leads.test(pathname))
      // A dialog that opens at once hides the page from who listens to it.
      await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible()
      await context.close()
    })
  }
})
