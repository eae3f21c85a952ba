import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { useSession } from '@/session/session-store'
import { Panels } from '@/shell/frame'
import { useFrameKeys } from '@/shell/keys/use-frame-keys'
import { closePanel, openPanel } from '@/shell/panels-store'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { loadTexts, switchLanguage } from '@/texts/texts'

beforeEach(async () => {
  await loadTexts(['shell'])
  closePanel()
  asked = []
  server.use(
    http.get('*/api/search', ({ request }) => {
      const words = new URL(request.url).searchParams.get('q') ?? ''
      asked.push(words)
      return HttpResponse.json({ items: found.filter(({ title }) => title.toLowerCase().includes(words)) })
    }),
  )
})

let asked: string[] = []

const found: Schemas['Found'][] = [
  record('person', 'lea', 'Léa Lopes', 'Paris', ['student'], '/apps/campus/student/lea'),
  record('person', 'ana', 'Ana Lopes', 'Paris', ['secretary'], '/apps/campus/user/ana'),
  record('course', 'hope', 'The lopes of hope', 'HOP1', [], '/apps/academic/course/hope'),
  record(
    'planning',
    'we',
    'Week-end 12',
    'Saturday 3 October 2026',
    [],
    '/apps/academic/program/planning/we',
  ),
  record('invoice', 'bill', 'PAR-2026-I-0012', 'Léa Lopes', [], '/apps/finance/invoices/bill'),
]

function record(
  kind: Schemas['Found']['kind'],
  ...[id, title, about, roles, link]: [string, string, string, string[], string]
): Schemas['Found'] {
  return { kind, id, title, about, roles, link, picture_url: '' }
}

function Sample() {
  useFrameKeys()
  return (
    <main>
      <h1>Page</h1>
      <Panels />
    </main>
  )
}

async function open(role = ['admin']) {
  useSession.setState({ user: sampleSession({ role }).user })
  const page = renderPage(Sample)
  await page.user.keyboard('{Control>}k{/Control}')
  return { ...page, field: await screen.findByRole('combobox', { name: 'Search' }) }
}

const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

test('Ctrl-K opens it, on the field; ten entries at most', async () => {
  const { field } = await open()
  expect(field).toHaveFocus()
  expect(options()).toHaveLength(10)
})

test('two entries of one name are told apart by their heading', async () => {
  const { user } = await open()
  await user.keyboard('classes')
  expect(options()).toEqual(['ClassesAcademic', 'ClassesCampus'])
})

test('arrows go round, Enter opens, and the search is gone', async () => {
  const { user, router, field } = await open()
  await user.keyboard('classes{ArrowDown}')
  const [first, second] = screen.getAllByRole('option')
  expect(field).toHaveAttribute('aria-activedescendant', second?.id)
  await user.keyboard('{ArrowDown}')
  expect(field).toHaveAttribute('aria-activedescendant', first?.id)
  await user.keyboard('{ArrowUp}{Enter}')
  expect(router.state.location.pathname).toBe('/apps/campus/classes')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('a click opens, too', async () => {
  const { user, router } = await open()
  await user.keyboard('curriculum')
  await user.click(screen.getByRole('option'))
  expect(router.state.location.pathname).toBe('/apps/academic/program/curriculum')
})

test.each([
  ['fr', 'Non trouvé...'],
  ['en', 'Not found...'],
  ['pt', 'Não encontrado...'],
  ['it', 'Non trovato...'],
  ['es', 'No encontrado...'],
] as const)('nothing found is said in %s', async (language, text) => {
  useSession.setState({ user: sampleSession({ role: ['admin'] }).user })
  const { user } = renderPage(Sample)
  await switchLanguage(language)
  openPanel('search')
  await screen.findByRole('combobox')
  await user.keyboard('zzz')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text))
  expect(options()).toEqual([])
})

test('Escape closes it; opened again it starts anew', async () => {
  const { user } = await open()
  await user.keyboard('zzz{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.keyboard('{Control>}k{/Control}')
  expect(await screen.findByRole('combobox')).toHaveValue('')
})

test('only what the person may see is found', async () => {
  const { user } = await open(['student'])
  await user.keyboard('invoices')
  expect(options()).toEqual([])
  await user.clear(screen.getByRole('combobox'))
  expect(options()).toEqual([
    'DashboardStudent space',
    'LibraryStudent space',
    'Rhema coursesStudent space',
    'Logout',
  ])
})

test('a screen reader finds its way', async () => {
  const { user } = await open()
  await user.keyboard('class')
  const list = screen.getByRole('listbox', { name: 'Results' })
  expect(within(list).getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true')
  expect(await accessibilityFaults()).toEqual([])
})

test('records in reach stand below the pages, kind by kind', async () => {
  const { user, router } = await open()
  await user.keyboard('lopes')
  expect(await screen.findByRole('option', { name: /Léa Lopes/ })).toHaveTextContent('Student · Paris')
  expect(screen.getByRole('group', { name: 'People' })).toBeVisible()
  expect(screen.getByRole('group', { name: 'Courses' })).toBeVisible()
  expect(asked).toEqual(['lopes'])
  expect(await accessibilityFaults()).toEqual([])
  await user.keyboard('{ArrowDown}{Enter}')
  expect(router.state.location.pathname).toBe('/apps/campus/user/ana')
})

test('week-ends and invoices are found by their numbers', async () => {
  const { user, router } = await open()
  await user.keyboard('12')
  expect(await screen.findByRole('group', { name: 'Week-ends' })).toHaveTextContent('Week-end 12')
  await user.click(
    within(screen.getByRole('group', { name: 'Invoices' })).getByRole('option', { name: /PAR-2026/ }),
  )
  expect(router.state.location.pathname).toBe('/apps/finance/invoices/bill')
})

test('Enter never opens what was found for the words before', async () => {
  const { user, router, field } = await open()
  await user.keyboard('lopes')
  await screen.findByRole('option', { name: /Léa Lopes/ })
  await user.clear(field)
  await user.keyboard('12{Enter}')
  expect(router.state.location.pathname).toBe('/')
  expect(await screen.findByRole('group', { name: 'Week-ends' })).toBeVisible()
})

test.each([429, 503])('a server that answers %i has not found nothing', async (status) => {
  server.use(http.get('*/api/search', () => HttpResponse.json({ code: 'request.failed' }, { status })))
  const { user } = await open()
  await user.keyboard('zzz')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('An error has occurred'))
  await user.clear(screen.getByRole('combobox'))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('one letter asks nobody', async () => {
  const { user } = await open()
  await user.keyboard('z')
  expect(screen.getByRole('status')).toHaveTextContent('Not found...')
  expect(asked).toEqual([])
})

test('who was looked at last comes first, before anything is typed and among what is found', async () => {
  const { user } = sampleSession({ role: ['admin'] })
  const seen = { kind: 'person', id: 'ana', title: 'Ana Lopes', about: '', link: '/apps/campus/user/ana' }
  localStorage.setItem(`seen.${user?.id}`, JSON.stringify([seen]))
  const page = await open()
  expect(
    within(screen.getByRole('group', { name: 'Viewed recently' })).getByRole('option'),
  ).toHaveTextContent('Ana Lopes')
  await page.user.keyboard('lopes')
  await screen.findByRole('option', { name: /Léa/ })
  const people = within(screen.getByRole('group', { name: 'People' })).getAllByRole('option')
  expect(people.map((one) => one.textContent)).toEqual([
    expect.stringContaining('Ana Lopes'),
    expect.stringContaining('Léa Lopes'),
  ])
})

test('acts are offered to who may do them; to enroll, one is asked whom', async () => {
  const { user, router } = await open(['secretary'])
  await user.keyboard('new')
  expect(options()).toContain('New student')
  expect(options()).not.toContain('New course')
  await user.clear(screen.getByRole('combobox'))
  await user.keyboard('enrol')
  await user.click(await screen.findByRole('option', { name: 'Enroll…' }))
  await user.type(await screen.findByRole('combobox', { name: 'Enroll whom?' }), 'lopes')
  await user.click(await screen.findByRole('option', { name: /Léa/ }))
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/apps/campus/student/lea?tab=enrollments&enroll=1',
  )
})
