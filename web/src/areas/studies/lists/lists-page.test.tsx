import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { useSession } from '@/session/session-store'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import { Component as ListsPage } from './lists-page'
import { sampleList } from './sample-list'

let asked: string[] = []
let made: Schemas['CreateBookListRequest'][] = []

const signInAs = (role: string) => useSession.setState({ user: sampleSession({ role: [role] }).user })
const {
  books: _books,
  students: _students,
  ...row
} = sampleList({ received: 3, student_count: 4, book_count: 2 })

beforeEach(async () => {
  await loadTexts(['booklist', 'list', 'kept'])
  asked = []
  made = []
  server.use(
    http.get('*/api/lists', ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json({ items: [row], total: 1, more: false })
    }),
    http.get('*/api/classes', () =>
      HttpResponse.json({ items: [{ id: 'k1', code: 'PAR-2026' }], total: 1, more: false }),
    ),
    http.get('*/api/lists/needed', () =>
      HttpResponse.json({
        plannings: [
          {
            ...{ id: 'p1', year: 2026, number: 3, abbreviation: 'WE3' },
            ...{ first_day: '2026-11-21', last_day: '2026-11-22' },
          },
        ],
        items: [{ book_id: 'b1', title: 'Faith', author: '', courses: ['F1'] }],
      }),
    ),
    http.post('*/api/lists', async ({ request }) => {
      made.push((await request.json()) as Schemas['CreateBookListRequest'])
      return HttpResponse.json({ ...row, id: 'new', name: 'Mine' }, { status: 201 })
    }),
  )
})

const open = (search = '') =>
  renderPage(ListsPage, { path: '/apps/campus/lists', at: `/apps/campus/lists${search}` })

test('the lists of the campus, with how far they are', async () => {
  signInAs('secretary')
  open('?state=open')
  expect(await screen.findByRole('link', { name: /Books of K1/ })).toHaveAttribute(
    'href',
    '/apps/campus/list/l1',
  )
  expect(screen.getByText('3 of 8')).toBeVisible()
  expect(asked[0]).toContain('campus=c1')
  expect(asked[0]).toContain('state=open')
})

test('a list is made from a class and what the next week-end requires', async () => {
  signInAs('secretary')
  const { user, router } = open()
  await user.click(await screen.findByRole('button', { name: 'New list' }))
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Mine')
  await user.click(screen.getByRole('combobox', { name: /^Classes/ }))
  await user.click(await screen.findByRole('option', { name: 'PAR-2026' }))
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Required books/ }), 'p1')
  expect(await screen.findByText('1 required book: Faith')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'New list' }))
  await waitFor(() =>
    expect(made).toMatchObject([
      { campus_id: 'c1', name: 'Mine', class_ids: ['k1'], planning_id: 'p1', student_ids: [], book_ids: [] },
    ]),
  )
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/campus/list/new'))
})

test('who only reads lists makes none', async () => {
  signInAs('accounting')
  open()
  await screen.findByRole('link', { name: /Books of K1/ })
  expect(screen.queryByRole('button', { name: 'New list' })).toBeNull()
})
