import { expect, test } from 'vitest'
import type { Role } from '@/session/roles'
import { currentTexts, loadTexts, switchLanguage } from '@/texts/texts'
import { destinationsOf, searchDestinations } from './destinations'
import { type NavigationEntry, type NavigationItem, nameOf } from './entry'
import { isCurrent } from './is-current'
import { navigation } from './navigation'
import { visibleEntries } from './visible-entries'

function idsFor(roles: readonly string[]): string[] {
  return destinationsOf(visibleEntries(navigation, roles)).map(({ item }) => item.id)
}

// The specification's menu, group by group, word for word.
const academic =
  'dashboard campus agenda planning curriculum courses classes coordinators instructors books'.split(' ')
const campus = 'team students classes grades attendance lists recordings reports'.split(' ')
const menu: Record<string, string[]> = {
  academic: academic.map((name) => `academic-${name}`),
  campus: campus.filter((name) => name !== 'recordings').map((name) => `campus-${name}`),
  multimedia: ['campus-recordings'],
  finance: ['finance-invoices', 'finance-reports'],
  instructor: ['instructor-dashboard', 'instructor-courses'],
  alumni: ['alumni-rhema', 'alumni-library'],
  student: ['student-dashboard', 'student-library', 'student-rhema'],
  user: ['logout'],
}

// Which of them each of the thirteen kinds of user sees, by the specification's role groups.
const everything = Object.keys(menu)
const table: Record<Role | 'guest', string[]> = {
  admin: everything,
  director: everything,
  supervisor: everything,
  librarian: ['academic', 'student', 'user'],
  coordinator: ['campus', 'multimedia', 'finance', 'student', 'user'],
  secretary: ['campus', 'multimedia', 'finance', 'student', 'user'],
  accounting: ['campus', 'finance', 'student', 'user'],
  multimedia: ['campus', 'multimedia', 'student', 'user'],
  teacher: ['instructor', 'alumni', 'student', 'user'],
  alumni: ['alumni', 'student', 'user'],
  student: ['student', 'user'],
  user: ['user'],
  guest: [],
}

test.each(Object.entries(table))('%s sees what the specification says', (role, parts) => {
  const expected = parts.flatMap((part) => menu[part] ?? [])
  expect(idsFor(role === 'guest' ? [] : [role]).sort()).toEqual(expected.sort())
})

test('who has several roles sees what any of them opens', () => {
  expect(new Set(idsFor(['multimedia', 'librarian']))).toEqual(
    new Set([...idsFor(['multimedia']), ...idsFor(['librarian'])]),
  )
})

test('every id is there once', () => {
  const ids = (entries: readonly NavigationEntry[]): string[] =>
    entries.flatMap((entry) => [entry.id, ...('children' in entry ? ids(entry.children) : [])])
  expect(new Set(ids(navigation)).size).toBe(ids(navigation).length)
})

test('the menu spells the dashboards as the specification does', () => {
  const urls = destinationsOf(navigation).map(({ item }) => item.url)
  expect(urls).toEqual(
    expect.arrayContaining([
      '/apps/academic/dashobard',
      '/apps/instructor/dashobard',
      '/apps/student/dashobard',
    ]),
  )
})

const page = (change: Partial<NavigationItem> = {}): NavigationItem => ({
  type: 'item',
  id: 'page',
  title: 'Page',
  url: '/page',
  ...change,
})
const line = (id: string): NavigationEntry => ({ type: 'divider', id })

test('auth: a group that is closed closes what is in it, and one without entries disappears', () => {
  const group = (auth: string[], inner: string[]): NavigationEntry => ({
    type: 'group',
    id: 'group',
    title: 'Group',
    auth,
    children: [page({ auth: inner })],
  })
  expect(visibleEntries([group(['admin'], ['student'])], ['student'])).toEqual([])
  expect(visibleEntries([group(['student'], ['admin'])], ['student'])).toEqual([])
  expect(visibleEntries([group(['student'], ['student'])], ['student'])).toHaveLength(1)
})

test('auth: no requirement is open to all, an empty list is for guests', () => {
  const entries = [page({ id: 'open' }), page({ id: 'guests', auth: [] })]
  const seen = (roles: string[]) => visibleEntries(entries, roles).map(({ id }) => id)
  expect(seen(['admin'])).toEqual(['open'])
  expect(seen([])).toEqual(['open', 'guests'])
})

test('divider: a line stands only between two things', () => {
  const entries = [
    line('first'),
    page(),
    line('double'),
    line('between'),
    page({ id: 'other' }),
    line('last'),
  ]
  const seen = visibleEntries(entries, []).map(({ id }) => id)
  expect(seen).toEqual(['page', 'between', 'other'])
  expect(visibleEntries([page({ auth: ['admin'] }), line('end')], ['student'])).toEqual([])
})

test('title and translate: the text where there is one, else the plain title', async () => {
  await loadTexts(['shell'])
  expect(nameOf({ title: 'Books', translate: 'shell.nav.books' }, currentTexts())).toBe('Books')
  await switchLanguage('fr')
  expect(nameOf({ title: 'Books', translate: 'shell.nav.books' }, currentTexts())).toBe('Livres')
  expect(nameOf({ title: 'Books' }, currentTexts())).toBe('Books')
  expect(nameOf({ title: 'Books', translate: 'shell.nav.of_old' as never }, currentTexts())).toBe('Books')
})

test('exact: current at its own address only; otherwise on the pages below it, too', () => {
  expect(isCurrent(page(), '/page')).toBe(true)
  expect(isCurrent(page(), '/page/12')).toBe(true)
  expect(isCurrent(page(), '/pages')).toBe(false)
  expect(isCurrent(page({ exact: true }), '/page/12')).toBe(false)
  expect(isCurrent(page({ exact: true }), '/page')).toBe(true)
})

test.each([
  ['campus-students', ['import', 'church', 'church/h1', 'duplicates', 'letters', 'letter/l1'], 'campus'],
  ['campus-lists', ['list/l1'], 'campus'],
  ['campus-attendance', ['catchups/k1', 'weekend-kit'], 'campus'],
  ['campus-reports', ['papers/k1'], 'campus'],
  ['academic-books', ['loans', 'loans/stock/s1'], 'academic'],
  ['finance-invoices', ['till', 'payers', 'payers/y1', 'receipt/t1'], 'finance'],
  ['instructor-dashboard', ['invitations', 'dates/d1'], 'instructor'],
  ['instructor-courses', ['course/docs/c1'], 'instructor'],
])('pages without an entry of their own are marked where one comes from: %s', (id, pages, area) => {
  const entry = destinationsOf(navigation).find(({ item }) => item.id === id)?.item
  const isMarked = (path: string) => entry && isCurrent(entry, path)
  for (const page of pages) expect(isMarked(`/apps/${area}/${page}`), page).toBe(true)
  expect(isMarked(`/apps/${area}`)).toBe(false)
  expect(isMarked(`/apps/${area}/nowhere`)).toBe(false)
})

test('the dashboard is current in its right spelling', () => {
  expect(isCurrent(page({ url: '/apps/student/dashobard' }), '/apps/student/dashboard')).toBe(true)
})

async function find(typed: string, roles = ['admin']): Promise<string[]> {
  await loadTexts(['shell'])
  await switchLanguage('fr')
  const all = destinationsOf(visibleEntries(navigation, roles))
  return searchDestinations(all, typed, currentTexts()).map(({ item }) => item.id)
}

test('search needs no accents, no capitals, and knows the English name', async () => {
  expect(await find('etudiants')).toContain('campus-students')
  expect(await find('PRÉS')).toEqual(['campus-attendance'])
  expect(await find('attendance')).toEqual(['campus-attendance'])
})

test('search: what begins with it comes first, and a heading narrows it down', async () => {
  expect((await find('cours')).slice(0, 1)).toEqual(['academic-courses'])
  expect(await find('classes campus')).toEqual(['campus-classes'])
  expect(await find('zzz')).toEqual([])
})

test('search gives ten at most, and only what the person may see', async () => {
  expect(await find('')).toHaveLength(10)
  expect(await find('factures', ['student'])).toEqual([])
})
