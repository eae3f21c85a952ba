import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '@/session/session-store'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import { sampleInstructor } from '../test/instructor-samples'
import { Component as InstructorsPage } from './instructors-page'
import { TeachingTab } from './teaching-tab'

let asked: string[] = []
let sent: unknown[] = []

const paris = { id: 'c1', name: 'Paris', color: '#3457c9' }
const nice = { id: 'c2', name: 'Nice', color: '#1f7a45' }

beforeEach(async () => {
  // Days as most of the world writes them in English, whatever the machine is set to.
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
  asked = []
  sent = []
  await loadTexts(['people', 'person', 'list', 'instructor', 'availability', 'history', 'record'])
  useSession.setState({ user: sampleSession({ role: ['supervisor'] }).user })
  server.use(
    http.get('*/api/campuses', () => HttpResponse.json({ items: [paris, nice], total: 2, more: false })),
    http.get('*/organization-openlist/:region', () => HttpResponse.json([paris, nice])),
    http.get('*/api/instructors', ({ request }) => {
      asked.push(new URL(request.url).search)
      const items = [
        sampleInstructor({ asked: 'waiting' }),
        sampleInstructor({ id: 't2', name: 'Ana Costa', on: 'maybe', asked: 'answered' }),
      ]
      return HttpResponse.json({ items, total: 2, more: false })
    }),
    http.get('*/api/instructors/t1', () => HttpResponse.json(sampleInstructor())),
    http.put('*/api/instructors/t1', async ({ request }) => {
      const body = await request.json()
      sent.push(body)
      return HttpResponse.json(sampleInstructor({ version: 3, languages: ['fr', 'pt', 'ln'] }))
    }),
    http.post('*/api/availability-requests', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ id: 'r1', asked: [], periods: [] }, { status: 201 })
    }),
  )
})

const open = (at: string) => renderPage(InstructorsPage, { path: '/apps/academic/instructor', at })

test('an address brings its list back, with what each says of the day', async () => {
  open('/apps/academic/instructor?q=a&language=pt&campus=c1&free_on=2027-01-09&asked=waiting')
  const row = (await screen.findByRole('link', { name: /Ana Costa/ })).closest('tr') as HTMLElement
  expect(asked).toEqual([
    '?sort=name&q=a&campus=c1&language=pt&free_on=2027-01-09&asked=waiting&page=1&page_size=50',
  ])
  expect(within(row).getByText('Maybe')).toBeVisible()
  expect(within(row).getByText('French, Portuguese')).toBeVisible()
  expect(screen.getByRole('button', { name: /Free on: 9 January 2027/ })).toBeVisible()
})

test('several are asked for all week-ends of a span', async () => {
  const { user, router } = open('/apps/academic/instructor')
  await user.click(await screen.findByRole('checkbox', { name: 'Select Rui Sá' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Ana Costa' }))
  await user.click(screen.getByRole('button', { name: 'Ask for dates' }))
  const dialog = await screen.findByRole('dialog', { name: 'Ask 2 instructors for dates' })
  await user.click(within(dialog).getByRole('button', { name: 'Send the request' }))
  expect(await within(dialog).findByText('Add at least one date')).toBeVisible()
  const fill = async (label: string, day: string) => {
    const field = within(dialog).getByRole('textbox', { name: label })
    await user.clear(field)
    await user.type(field, day)
  }
  await fill('From', '09/01/2027')
  await fill('To', '18/01/2027')
  await user.click(within(dialog).getByRole('button', { name: 'Add 2 week-ends' }))
  await user.click(within(dialog).getByRole('button', { name: 'Send the request' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/academic/instructor/requests/r1'))
  const periods = [
    { first_day: '2027-01-09', last_day: '2027-01-10' },
    { first_day: '2027-01-16', last_day: '2027-01-17' },
  ]
  expect(sent).toEqual([{ person_ids: ['t1', 't2'], periods, message: '' }])
})

test.each([
  ['secretary', 1],
  ['teacher', 0],
])('a %s may not ask: no boxes; ways to what was asked: %i', async (role, ways) => {
  useSession.setState({ user: sampleSession({ role: [role] }).user })
  open('/apps/academic/instructor')
  await screen.findByRole('link', { name: /Ana Costa/ })
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(screen.queryAllByRole('link', { name: 'Requests for dates' })).toHaveLength(ways)
})

test('a language is found among all there are, by any part of its name', async () => {
  const { user } = renderPage(() => <TeachingTab personId="t1" />)
  await user.type(await screen.findByRole('combobox', { name: 'Teaching languages' }), 'linga')
  await user.click(await screen.findByRole('option', { name: 'Lingala' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { version: 2, languages: ['pt', 'fr', 'ln'], pairs: ['fr/pt'], campus_ids: ['c1'] },
    ]),
  )
})

test('the pairs of languages between which somebody translates are named, his own among them', async () => {
  server.use(
    http.get('*/api/instructors/t1', () => HttpResponse.json(sampleInstructor({ languages: ['ln', 'fr'] }))),
  )
  const { user } = renderPage(() => <TeachingTab personId="t1" />)
  const field = await screen.findByRole('combobox', { name: 'Translates between' })
  expect(screen.getByText('French ↔ Portuguese')).toBeVisible()
  await user.type(field, 'linga')
  await user.click(await screen.findByRole('option', { name: 'French ↔ Lingala' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { version: 2, languages: ['ln', 'fr'], pairs: ['fr/pt', 'fr/ln'], campus_ids: ['c1'] },
    ]),
  )
})
