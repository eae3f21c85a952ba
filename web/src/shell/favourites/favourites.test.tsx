import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { chooseFavourites } from '@/session/favourites'
import { useSession } from '@/session/session-store'
import { closePanel } from '@/shell/panels-store'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import { FavouritesPanel } from './favourites-panel'
import { FavouritesStrip } from './favourites-strip'

let saved: unknown[]

beforeEach(async () => {
  saved = []
  useNotices.setState({ queue: [] })
  await loadTexts(['shell'])
  closePanel()
  server.use(
    http.post('*/api/auth/user/update', async ({ request }) => {
      const { user } = (await request.json()) as { user: { metadata: { shortcuts: string[] } } }
      saved.push(user)
      const before = useSession.getState().user
      return HttpResponse.json({
        user: { ...before, metadata: { settings: {}, shortcuts: user.metadata.shortcuts } },
        person: {},
      })
    }),
  )
})

function signIn(shortcuts: string[], role = ['admin']) {
  useSession.setState({ user: sampleSession({ role, metadata: { settings: {}, shortcuts } }).user })
}

const shortcuts = () =>
  within(screen.getByRole('list', { name: 'Favourites' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label'))

const star = (name: string) => screen.getByLabelText(`${name}: favourite`)

test('favourites are shortcuts in the order of the person, named with their heading', () => {
  signIn(['campus-classes', 'academic-classes'])
  renderPage(FavouritesStrip)
  expect(shortcuts()).toEqual(['Classes · Campus', 'Classes · Academic'])
})

test('what the person may not see, or what is gone, is not shown', () => {
  signIn(['finance-invoices', 'student-library', 'gone'], ['student'])
  renderPage(FavouritesStrip)
  expect(shortcuts()).toEqual(['Library · Student space'])
})

test('a star adds and removes; several choices are saved once', async () => {
  signIn(['campus-grades'])
  renderPage(() => <FavouritesPanel open />)
  fireEvent.click(star('Invoices'))
  fireEvent.click(star('Grades'))
  expect(star('Invoices')).toHaveAttribute('aria-pressed', 'true')
  await waitFor(() => expect(saved).toEqual([{ metadata: { shortcuts: ['finance-invoices'] } }]))
  expect(useSession.getState().user?.metadata.shortcuts).toEqual(['finance-invoices'])
  expect(await screen.findByText('User data saved with api')).toBeVisible()
})

test('what could not be saved is said, and the old ones come back', async () => {
  signIn(['campus-grades'])
  server.use(
    http.post('*/api/auth/user/update', () => HttpResponse.json({ code: 'request.failed' }, { status: 400 })),
  )
  renderPage(() => <FavouritesPanel open />)
  fireEvent.click(star('Invoices'))
  // The message stands outside the panel.
  expect(await screen.findByRole('alert', { hidden: true })).toBeVisible()
  expect(star('Invoices')).toHaveAttribute('aria-pressed', 'false')
})

// jsdom has no layout: each shortcut gets a place of its own, from left to right.
function layOut() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
    const line = this.closest('li')
    const at = line ? [...(line.parentElement?.children ?? [])].indexOf(line) : 0
    return new DOMRect(at * 50, 0, 40, 40)
  })
}

test('by keyboard a shortcut is picked up, moved and put down, and it is saved', async () => {
  layOut()
  signIn(['campus-grades', 'finance-invoices'])
  const { user } = renderPage(FavouritesStrip)
  await user.tab()
  // What moves them has come; the focus is where it was.
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /Grades/ })).toHaveAttribute('aria-describedby'),
  )
  await waitFor(() => expect(screen.getByRole('link', { name: /Grades/ })).toHaveFocus())
  await user.keyboard(' ')
  await screen.findByText('Grades: position 1 of 2.')
  await user.keyboard('{ArrowRight}')
  await screen.findByText('Grades: position 2 of 2.')
  await user.keyboard(' ')
  await waitFor(() => expect(shortcuts()).toEqual(['Invoices · Finance', 'Grades · Campus']))
  await waitFor(() =>
    expect(saved).toEqual([{ metadata: { shortcuts: ['finance-invoices', 'campus-grades'] } }]),
  )
})

test('without favourites the panel says how one gets them', async () => {
  signIn([])
  renderPage(() => <FavouritesPanel open />)
  expect(screen.getByText(/Star the pages you open often/)).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})

test('a choice that another answer overtakes is not lost', async () => {
  signIn(['campus-grades'])
  renderPage(FavouritesStrip)
  act(() => chooseFavourites(['campus-lists']))
  // Meanwhile something else was saved, and the answer still knows the old favourites.
  act(() => signIn(['campus-grades']))
  expect(shortcuts()).toEqual(['Lists · Campus'])
  await waitFor(() => expect(saved).toEqual([{ metadata: { shortcuts: ['campus-lists'] } }]))
})

test('a pinned view is there also of a list that has no entry in the menu', async () => {
  const view = (id: string, path: string) => ({
    ...{ id, path, name: `View ${id}`, query: 'q=a', version: 1, updated_at: '2026-11-16T08:00:00Z' },
  })
  const items = [
    view('inbox', '/apps/campus/student/applications'),
    view('churches', '/apps/campus/church'),
    view('loans', '/apps/academic/loans'),
    view('courses', '/apps/academic/course'),
  ]
  server.use(http.get('*/api/views', () => HttpResponse.json({ items, total: items.length, more: false })))
  signIn(
    items.map(({ id }) => `view:${id}`),
    ['secretary'],
  )
  renderPage(FavouritesStrip)
  await waitFor(() =>
    expect(shortcuts()).toEqual(['View inbox · Students', 'View churches · Students', 'View loans · Books']),
  )
})
