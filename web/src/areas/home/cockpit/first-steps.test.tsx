import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Schemas } from '@/api/client'
import { useSession } from '@/session/session-store'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import { Component } from './cockpit-page'

const Page = () => (
  <main>
    <Component />
  </main>
)

const names = ['campus', 'team', 'courses', 'curriculum', 'class', 'students', 'planning'] as const

const steps = (...done: string[]): Schemas['FirstStep'][] =>
  names.map((name) => ({ name, done: done.includes(name) }))

const asked: string[] = []
let hidden: boolean[]

beforeEach(async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  asked.length = 0
  hidden = []
  await loadTexts(['cockpit', 'planning'])
})

function show(found?: Schemas['FirstSteps']) {
  const empty = { weekends: [], at: '', ready: 100, campuses: [], waiting: [], late: [], unclosed: [] }
  server.use(
    http.get('*/api/*', ({ request }) => {
      asked.push(new URL(request.url).pathname)
      return HttpResponse.json({ ...empty, ...(found && { first_steps: found }) })
    }),
    http.post('*/api/first-steps/hidden', async ({ request }) => {
      const body = (await request.json()) as { hidden: boolean }
      hidden.push(body.hidden)
      return HttpResponse.json({ ...found, ...body })
    }),
  )
  useSession.setState({ user: sampleSession({ role: ['supervisor'] }).user })
  return renderPage(Page, { path: '/apps/academic/dashboard' })
}

const card = () => screen.queryByRole('region', { name: 'First steps' })

test('a new school sees what comes next, and where it is done', async () => {
  show({ steps: steps('campus'), hidden: false })
  const list = within(await screen.findByRole('region', { name: 'First steps' }))
  expect(list.getAllByRole('listitem')).toHaveLength(7)
  expect(list.getAllByTitle('Done')).toHaveLength(1)
  expect(list.getAllByTitle('To be done')).toHaveLength(6)
  expect(list.getByRole('link', { name: 'A curriculum' })).toHaveAttribute(
    'href',
    '/apps/academic/program/curriculum',
  )
  // What is done need not be explained; the rest comes from sheets that one has, in this order.
  expect(list.queryByText(/Open your campus/)).not.toBeInTheDocument()
  const imports = list.getAllByRole('link', { name: 'Import a table that you have already' })
  expect(imports.map((link) => link.getAttribute('href'))).toEqual([
    '/apps/campus/import',
    '/apps/academic/course/import',
    '/apps/campus/import',
  ])
  expect(list.getByRole('link', { name: 'Then import the classes with their students' })).toHaveAttribute(
    'href',
    '/apps/campus/classes/import',
  )
  expect(list.getByRole('link', { name: 'Import the books of the library' })).toHaveAttribute(
    'href',
    '/apps/academic/book/import',
  )
  expect(list.getByRole('link', { name: 'Read the guide' })).toHaveAttribute(
    'href',
    '/pages/help?chapter=start',
  )
  expect(await accessibilityFaults()).toEqual([])
})

test('who puts the list away has it back for as long as the message stands', async () => {
  const { user } = show({ steps: steps(), hidden: false })
  await user.click(await screen.findByRole('button', { name: 'Hide' }))
  await waitFor(() => expect(card()).not.toBeInTheDocument())
  useNotices.getState().queue[0]?.undo?.()
  await waitFor(() => expect(card()).toBeVisible())
  expect(hidden).toEqual([true, false])
})

test('where they do not come with it there is no list; the page asks once', async () => {
  show()
  expect(await screen.findByText('No week-end is planned')).toBeVisible()
  expect(card()).not.toBeInTheDocument()
  expect(asked).toEqual(['/api/cockpit'])
})
