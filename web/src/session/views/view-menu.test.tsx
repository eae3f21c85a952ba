import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useFavouriteIds } from '@/session/favourites'
import { useSession } from '@/session/session-store'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import type { View } from './api'
import { ViewMenu } from './view-menu'

const path = '/apps/campus/student'
const view = (id: string, name: string, query: string, at = path): View => ({
  ...{ id, name, query, path: at, version: 1, updated_at: '2026-11-16T08:00:00Z' },
})

let stored: View[]
let sent: unknown[]

beforeEach(async () => {
  await loadTexts(['list', 'home'])
  useNotices.setState({ queue: [] })
  useSession.setState({ user: sampleSession({ role: ['secretary'] }).user })
  stored = [
    view('new', 'Applicants', 'role=user&sort=city'),
    view('other', 'Elsewhere', '', '/apps/campus/user'),
  ]
  sent = []
  server.use(
    http.get('*/api/views', () => HttpResponse.json({ items: stored, total: stored.length, more: false })),
    http.post('*/api/views', async ({ request }) => {
      const body = (await request.json()) as { path: string; name: string; query: string }
      sent.push(body)
      if (body.name === 'Applicants') {
        const fields = [{ field: 'name', code: 'home.view_name_taken' }]
        return HttpResponse.json({ code: 'home.view_name_taken', status: 409, fields }, { status: 409 })
      }
      stored = [...stored, view('kept', body.name, body.query)]
      return HttpResponse.json(stored.at(-1), { status: 201 })
    }),
    http.delete('*/api/views/new', () => {
      stored = stored.filter(({ id }) => id !== 'new')
      return new HttpResponse(null, { status: 204 })
    }),
  )
})

const columns = ['city', 'created']

function Page() {
  return (
    <main>
      <h1>Students</h1>
      <ViewMenu columns={columns} />
      <output>{useFavouriteIds().join(' ')}</output>
    </main>
  )
}

async function open(search = '') {
  const page = renderPage(Page, { path, at: path + search })
  await page.user.click(await screen.findByRole('button', { name: /Views|Applicants/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Views' })
  return { ...page, dialog: within(dialog) }
}

test('a view of this list is opened by its name; those of other lists are not offered', async () => {
  const { user, router, dialog } = await open()
  await user.click(await dialog.findByRole('link', { name: 'Applicants' }))
  expect(router.state.location.search).toBe('?role=user&sort=city')
  expect(dialog.queryByRole('link', { name: 'Elsewhere' })).not.toBeInTheDocument()
})

test('what is shown is kept under a name, with its columns and without its page', async () => {
  const { user, dialog } = await open('?role=alumni&page=3')
  await user.click(await dialog.findByRole('button', { name: 'Keep this view…' }))
  await user.type(dialog.getByLabelText(/Name of the view/), 'Applicants')
  await user.click(dialog.getByRole('button', { name: 'Keep view' }))
  expect(await dialog.findByText('Another view of this list already has this name')).toBeVisible()
  await user.type(dialog.getByLabelText(/Name of the view/), ' of old')
  await user.click(dialog.getByRole('button', { name: 'Keep view' }))
  expect(await screen.findByText('The view “Applicants of old” is kept.')).toBeVisible()
  expect(sent.at(-1)).toEqual({
    path,
    name: 'Applicants of old',
    query: 'role=alumni&columns=city%2Ccreated',
  })
  expect(await screen.findByRole('button', { name: 'Applicants of old' })).toBeVisible()
})

test('what is of the moment is not kept, and the view is known without it', async () => {
  const Agenda = () => <ViewMenu passing={['day', 'session']} />
  const { user } = renderPage(Agenda, { path, at: `${path}?view=week&day=2027-01-09&class=p1&session=s1` })
  await user.click(await screen.findByRole('button', { name: 'Views' }))
  await user.click(await screen.findByRole('button', { name: 'Keep this view…' }))
  await user.type(screen.getByLabelText(/Name of the view/), 'My class')
  await user.click(screen.getByRole('button', { name: 'Keep view' }))
  expect(await screen.findByRole('button', { name: 'My class' })).toBeVisible()
  expect(sent).toEqual([{ path, name: 'My class', query: 'view=week&class=p1' }])
})

test('the toolbar names the view that is shown, whatever the order of its filters', async () => {
  renderPage(Page, { path, at: `${path}?columns=city%2Ccreated&role=user&sort=city` })
  stored = [view('new', 'Applicants', 'sort=city&role=user&columns=city%2Ccreated')]
  expect(await screen.findByRole('button', { name: 'Applicants' })).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})

test('a view is pinned among the favourites, and leaves them when it is deleted', async () => {
  server.use(http.post('*/api/auth/user/update', () => new HttpResponse(null, { status: 204 })))
  const { user, dialog } = await open()
  await user.click(await dialog.findByRole('button', { name: 'Add to favourites – Applicants' }))
  await waitFor(() => expect(document.querySelector('output')).toHaveTextContent('view:new'))
  expect(await accessibilityFaults()).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Actions for the view Applicants' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete view' }))
  expect(await screen.findByText('The view “Applicants” is deleted.')).toBeVisible()
  await waitFor(() => expect(document.querySelector('output')).toHaveTextContent(''))
})

test('a deleted view that is put back is pinned again', async () => {
  server.use(
    http.post('*/api/auth/user/update', () => new HttpResponse(null, { status: 204 })),
    http.post('*/api/views', () => {
      stored = [...stored, view('again', 'Applicants', 'role=user&sort=city')]
      return HttpResponse.json(stored.at(-1), { status: 201 })
    }),
  )
  const { user, dialog } = await open()
  await user.click(await dialog.findByRole('button', { name: 'Add to favourites – Applicants' }))
  await user.click(dialog.getByRole('button', { name: 'Actions for the view Applicants' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete view' }))
  await waitFor(() => expect(useNotices.getState().queue.at(-1)?.undo).toBeDefined())
  act(() => useNotices.getState().queue.at(-1)?.undo?.())
  await waitFor(() => expect(document.querySelector('output')).toHaveTextContent('view:again'))
  expect(await dialog.findByRole('link', { name: 'Applicants' })).toBeVisible()
})

test('the link for others says the campus that is shown, unless the address does', async () => {
  const Campus = () => <ViewMenu campus="paris" />
  const { user, router } = renderPage(Campus, { path, at: `${path}?role=user&page=2` })
  const copied = async () => {
    await user.click(screen.getByRole('button', { name: 'Views' }))
    await user.click(await screen.findByRole('button', { name: 'Copy link' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    return navigator.clipboard.readText()
  }
  expect(await copied()).toBe(`${location.origin}${path}?role=user&campus=paris`)
  await act(() => router.navigate(`${path}?campus=all`))
  expect(await copied()).toBe(`${location.origin}${path}?campus=all`)
})
