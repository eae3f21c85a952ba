import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { useLook } from '@/session/look-store'
import { useSession } from '@/session/session-store'
import { QuickPanelHost } from '@/shell/frame'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { PageHeader } from '@/ui/page-header'
import { pageTitle, useUnseen } from '@/ui/unseen-store'
import type { Note, QuickPanelData } from './api'
import { dropDraft } from './notes/drafts'
import { QuickBadge } from './quick-badge'
import { closeQuickPanel, openQuickPanel } from './quick-panel-store'

const note = (id: string, text: string, change: Partial<Note> = {}): Note => ({
  ...{ id, text, version: 1, done: false, updated_at: '2026-01-14T09:00:00Z' },
  ...change,
})

let data: QuickPanelData

beforeEach(() => {
  closeQuickPanel()
  for (const id of ['a', 'b']) dropDraft(id)
  useSession.setState({ user: sampleSession().user })
  data = {
    ...{ today: '2026-01-14', time_zone: 'Europe/Paris', campus: 'Paris' },
    ...{ events: [], notices: [], told: [], notes: [note('a', 'Call the printer'), note('b', 'Keys')] },
  }
  server.use(http.get('*/api/quick-panel/data', () => HttpResponse.json(data)))
})

async function show() {
  openQuickPanel()
  const page = renderPage(QuickPanelHost)
  const panel = await screen.findByRole('dialog', { name: 'Quick panel' })
  await within(panel).findByText('14 January')
  await within(panel).findByRole('heading', { name: 'My notes' }) // drawn after the day
  return { ...page, panel }
}

const field = (text: string) => screen.findByRole('textbox', { name: `Note: ${text}` })

test('the day stands first; what has nothing to say is not drawn', async () => {
  const { panel } = await show()
  expect(within(panel).getByText('Wednesday')).toBeVisible()
  const headings = within(panel).getAllByRole('heading', { level: 3 })
  expect(headings.map(({ textContent }) => textContent)).toEqual(['My notes', 'Quick settings'])
  expect(await accessibilityFaults()).toEqual([])
})

test('events are on the clock of the campus, and notices lead to where something can be done', async () => {
  const link = '/apps/academic/campus/c1?tab=people&role=user&former=false'
  data.events = [
    {
      ...{ start: '2026-01-17T08:00:00Z', end: '2026-01-17T11:00:00Z' },
      ...{ title: 'Romans', place: 'Room 2', link: '' },
    },
  ]
  data.notices = [{ code: 'home.notice.applications', params: { count: 2 }, link, urgent: false, key: 'k' }]
  const { user, router } = await show()
  expect(screen.getByText(/Sat.*17 Jan.*09:00.*12:00/)).toBeVisible()
  expect(screen.getByText('Room 2')).toBeVisible()
  await user.click(screen.getByRole('link', { name: '2 applications are waiting for an answer.' }))
  expect(router.state.location.pathname + router.state.location.search).toBe(link)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('what happened stands newest first, and is seen once the panel was open', async () => {
  const link = '/apps/academic/program/agenda?view=list&day=2026-02-07&session=s1'
  const told = (id: string, kind: string, seen: boolean, params: object) => ({
    ...{ id, kind, seen, link, happened_at: '2026-01-13T09:00:00Z' },
    params: { number: 4, added: 0, moved: 0, changed: 0, canceled: 0, ...params },
  })
  data.told = [
    told('n2', 'session_moved', false, { count: 2, moved: 2, added: 1 }),
    told('n1', 'planning_published', true, { count: 1, added: 1 }),
  ]
  data.notices = [
    { code: 'home.notice.applications', params: { count: 2 }, link: '', urgent: false, key: 'two' },
  ]
  const sent: unknown[] = []
  server.use(
    http.get('*/api/notices/unseen', () =>
      HttpResponse.json({ mark: '1', data: { count: 1, newest: 'n2', pages: [] } }),
    ),
    http.post('*/api/notices/seen', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ count: 0, newest: '', pages: [] })
    }),
  )
  const { user, router, panel } = await show()
  const lines = within(panel).getAllByRole('link', { name: /^Week-end 4/ })
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Week-end 4: 2 sessions have moved.',
    'Week-end 4: 1 new session.',
  ])
  expect(within(panel).getByText(/^1 new and 2 moved · 13 Jan 2026/)).toBeVisible()
  expect(within(panel).getAllByRole('img', { name: 'New' })).toHaveLength(1)
  await waitFor(() => expect(sent).toEqual([{ ids: ['n2'], all: false, standing: ['two'] }]))
  expect(await accessibilityFaults()).toEqual([])
  await user.click(lines[0] as HTMLElement)
  expect(router.state.location.pathname + router.state.location.search).toBe(link)
})

test('one seen elsewhere and one new at once refresh the panel: as many, and not the same', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  let reads = 0
  let asked = 0
  server.use(
    http.get('*/api/quick-panel/data', () => {
      reads += 1
      return HttpResponse.json(data)
    }),
    http.get('*/api/notices/unseen', () => {
      asked += 1
      const newest = asked < 3 ? 'n1' : 'n2'
      return HttpResponse.json({ mark: String(asked), data: { count: 1, newest, pages: [] } })
    }),
    http.post('*/api/notices/seen', () => HttpResponse.json({ count: 1, newest: 'n1', pages: [] })),
  )
  openQuickPanel()
  renderPage(() => [<QuickPanelHost key="panel" />, <QuickBadge key="badge" />])
  await screen.findByRole('heading', { name: 'My notes' })
  await waitFor(() => expect(asked).toBe(1))
  const before = reads
  await vi.advanceTimersByTimeAsync(4100)
  expect(asked).toBe(2)
  expect(reads).toBe(before)
  await vi.advanceTimersByTimeAsync(4100)
  expect(asked).toBe(3)
  await waitFor(() => expect(reads).toBe(before + 1))
})

test('what comes is told by the button, the tab and the menu, and asked for with the mark', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  useSession.setState({ user: sampleSession({ role: ['supervisor'] }).user })
  const asked: (string | null)[] = []
  const agenda = '/apps/academic/program/agenda'
  server.use(
    http.get('*/api/notices/unseen', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('since'))
      if (asked.length === 2) return HttpResponse.json({ mark: 'a' })
      const count = asked.length
      return HttpResponse.json({ mark: 'a', data: { count, newest: '', pages: [{ path: agenda, count }] } })
    }),
  )
  renderPage(() => [<PageHeader key="page" title="Books" />, <QuickBadge key="badge" />])
  expect(await screen.findByText('1')).toBeVisible()
  expect(document.title).toBe('(1) Books')
  expect(pageTitle()).toBe('Books')
  expect(useUnseen.getState()).toEqual({ count: 1, at: { 'academic-agenda': 1 } })
  await vi.advanceTimersByTimeAsync(4100)
  expect(screen.getByText('1')).toBeVisible()
  await vi.advanceTimersByTimeAsync(4100)
  expect(await screen.findByText('3')).toBeVisible()
  expect(asked).toEqual(['', 'a', 'a'])
  cleanup()
  expect(useUnseen.getState().count).toBe(0)
})

test('a note is saved as one writes, over the version that was seen', async () => {
  const sent: unknown[] = []
  server.use(
    http.put('*/api/notes/a', async ({ request }) => {
      const body = (await request.json()) as { text: string; done: boolean }
      sent.push(body)
      return HttpResponse.json(note('a', body.text, { version: sent.length + 1 }))
    }),
  )
  const { user } = await show()
  await user.type(await field('Call the printer'), ' today')
  expect(screen.getByText('Not saved yet')).toBeVisible()
  expect(await screen.findByText(/^Saved \d/)).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: /Done: Call/ }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent).toEqual([
    { version: 1, text: 'Call the printer today', done: false },
    { version: 2, text: 'Call the printer today', done: true },
  ])
})

test('what cannot be saved stays, even when the panel is closed, and is sent again on a click', async () => {
  server.use(http.put('*/api/notes/a', () => HttpResponse.json({ code: 'internal' }, { status: 500 })))
  const { user } = await show()
  await user.type(await field('Call the printer'), '!')
  expect(await screen.findByText('Not saved')).toBeVisible()
  closeQuickPanel()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  openQuickPanel()
  expect(await screen.findByDisplayValue('Call the printer!')).toBeVisible()
  server.use(
    http.put('*/api/notes/a', () => HttpResponse.json(note('a', 'Call the printer!', { version: 2 }))),
  )
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/^Saved/)).toBeVisible()
})

test.each([
  ['Keep mine', 'Call the printer!'],
  ['Take the other', 'Call the bishop'],
])('%s: a note that was changed elsewhere leaves the choice', async (choice, text) => {
  const theirs = note('a', 'Call the bishop', { version: 5 })
  server.use(
    http.put('*/api/notes/a', async ({ request }) => {
      const body = (await request.json()) as { text: string; version: number }
      if (body.version < 5) {
        return HttpResponse.json({ code: 'edit.stale', current: theirs }, { status: 409 })
      }
      return HttpResponse.json(note('a', body.text, { version: 6 }))
    }),
  )
  const { user } = await show()
  await user.type(await field('Call the printer'), '!')
  expect(await screen.findByText('Call the bishop')).toBeVisible()
  await user.click(screen.getByRole('button', { name: choice }))
  expect(await screen.findByDisplayValue(text)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: choice })).not.toBeInTheDocument())
})

test('a new note stands first; Enter keeps it', async () => {
  server.use(
    http.post('*/api/notes', async ({ request }) => {
      const { text } = (await request.json()) as { text: string }
      return HttpResponse.json(note('n', text), { status: 201 })
    }),
  )
  const { user } = await show()
  const writing = screen.getByRole('textbox', { name: 'Write a note…' })
  await user.type(writing, 'Order candles{Enter}')
  await field('Order candles')
  expect(writing).toHaveValue('')
  expect(noteTexts()).toEqual(['Order candles', 'Call the printer', 'Keys'])
})

const noteTexts = () =>
  screen.getAllByRole('textbox', { name: /^Note: / }).map((input) => (input as HTMLTextAreaElement).value)

test('a deleted note can be had back in its place', async () => {
  let back: unknown
  server.use(
    http.delete('*/api/notes/b', () => new HttpResponse(null, { status: 204 })),
    http.post('*/api/notes', async ({ request }) => {
      back = await request.json()
      return HttpResponse.json(note('b2', 'Keys'), { status: 201 })
    }),
  )
  const { user } = await show()
  await user.click(screen.getByRole('button', { name: 'Actions of the note: Keys' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(await screen.findByText('Note deleted.')).toBeVisible()
  expect(noteTexts()).toEqual(['Call the printer'])
  const undo = screen.getByRole('button', { name: 'Undo' })
  await waitFor(() => expect(undo).toHaveFocus())
  await user.keyboard('{Enter}')
  await field('Keys')
  expect(back).toEqual({ text: 'Keys', done: false, position: 1 })
  expect(noteTexts()).toEqual(['Call the printer', 'Keys'])
})

test('notes are put in another order', async () => {
  let ids: unknown
  server.use(
    http.post('*/api/notes/order', async ({ request }) => {
      ids = await request.json()
      return HttpResponse.json({ items: [], total: 0, more: false })
    }),
  )
  const { user } = await show()
  await user.click(screen.getByRole('button', { name: 'Actions of the note: Keys' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move up' }))
  await waitFor(() => expect(ids).toEqual({ ids: ['b', 'a'] }))
  expect(noteTexts()).toEqual(['Keys', 'Call the printer'])
})

test('the switches change the look', async () => {
  const { user: signedIn } = useSession.getState()
  server.use(http.post('*/api/auth/user/update', () => HttpResponse.json({ user: signedIn })))
  const { user } = await show()
  await user.click(screen.getByRole('radio', { name: 'Dark' }))
  await user.click(screen.getByRole('switch', { name: 'Animations' }))
  await user.click(screen.getByRole('switch', { name: 'Folded menu' }))
  let seen: ReturnType<typeof useLook> | undefined
  function Look() {
    seen = useLook()
    return null
  }
  renderPage(Look)
  expect(seen).toMatchObject({ scheme: 'dark', animations: false, navbar: { folded: true } })
})
