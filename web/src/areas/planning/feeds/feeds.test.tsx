import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import { Component as Agenda } from '../agenda/agenda-page'
import { nice, pageOf, paris, runningClass, signInAs } from '../test/planning-samples'
import { OwnFeeds } from './own-feeds'

let feeds: Schemas['Feed'][] = []
let made: unknown[] = []

const feedOf = (change: Partial<Schemas['Feed']> = {}): Schemas['Feed'] => ({
  ...{ id: 'f1', kind: 'own', class_id: '', class_code: '', campus_id: 'paris', campus_name: 'Paris' },
  ...{ path: '/feed/one/agenda.ics', created_at: '2026-10-01T08:00:00Z', renewed_at: null, asked_at: null },
  ...change,
})

beforeEach(async () => {
  await loadTexts(['agenda', 'feed', 'planning', 'list'])
  feeds = []
  made = []
  useNotices.setState({ queue: [] })
  signInAs('teacher')
  server.use(
    http.get('*/api/agenda', () => HttpResponse.json({ items: [], more: false })),
    http.get('*/api/campuses', () => HttpResponse.json(pageOf([paris, nice]))),
    http.get('*/api/classes', () => HttpResponse.json(pageOf([]))),
    http.get('*/api/classes/p1', () => HttpResponse.json(runningClass('p1', 'paris'))),
    http.get('*/api/courses', () => HttpResponse.json(pageOf([]))),
    http.get('*/api/instructors', () => HttpResponse.json(pageOf([]))),
    http.get('*/api/feeds', () => HttpResponse.json(pageOf(feeds))),
    http.post('*/api/feeds', async ({ request }) => {
      const body = (await request.json()) as Schemas['NewFeed']
      made.push(body)
      const of = body.kind === 'class' ? { class_id: 'p1', class_code: 'P1' } : {}
      feeds = [...feeds, feedOf({ ...of, id: `f${feeds.length + 1}`, kind: body.kind })]
      return HttpResponse.json(feeds.at(-1), { status: 201 })
    }),
    http.post('*/api/feeds/f1/renew', () => {
      feeds = [feedOf({ path: '/feed/two/agenda.ics', renewed_at: '2026-11-01T08:00:00Z' })]
      return HttpResponse.json(feeds[0])
    }),
    http.delete('*/api/feeds/f1', () => {
      feeds = []
      return new HttpResponse(null, { status: 204 })
    }),
  )
})

const path = '/apps/academic/program/agenda'
const open = (search = '') => renderPage(Agenda, { path, at: path + search })
const dialogShown = async () =>
  within(await screen.findByRole('dialog', { name: 'Follow the sessions in my calendar' }))

test('who sees only his own sessions gets the address of these, and how to use it', async () => {
  const { user, router } = open()
  await user.click(await screen.findByRole('button', { name: 'Subscribe' }))
  const dialog = await dialogShown()
  expect(dialog.queryByRole('radio')).not.toBeInTheDocument()
  await user.click(await dialog.findByRole('button', { name: 'Create the link' }))
  expect(await dialog.findByLabelText('Calendar address')).toHaveValue(
    `${location.origin}/feed/one/agenda.ics`,
  )
  expect(dialog.getByRole('link', { name: 'Open in my calendar' })).toHaveAttribute(
    'href',
    `webcal://${location.host}/feed/one/agenda.ics`,
  )
  expect(dialog.getByText(/Google Calendar/)).toBeVisible()
  expect(made).toEqual([{ kind: 'own' }])
  expect(await accessibilityFaults()).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('what the agenda is narrowed by is proposed first, and all else that one may follow', async () => {
  signInAs('supervisor')
  feeds = [feedOf()]
  const { user } = open('?class=p1&campus=nice&subscribe=1')
  const dialog = await dialogShown()
  expect(await dialog.findByRole('radio', { name: 'Class P1' })).toBeChecked()
  expect(await dialog.findByRole('radio', { name: 'Campus Nice' })).not.toBeChecked()
  await user.click(dialog.getByRole('button', { name: 'Create the link' }))
  expect(await dialog.findByLabelText('Calendar address')).toBeVisible()
  expect(made).toEqual([{ kind: 'class', class_id: 'p1' }])
  await user.click(dialog.getByRole('radio', { name: 'Campus Nice' }))
  await user.click(dialog.getByRole('button', { name: 'Create the link' }))
  await waitFor(() => expect(made.at(-1)).toEqual({ kind: 'campus', campus_id: 'nice' }))
})

test('who has one campus follows that one', async () => {
  signInAs('coordinator')
  const { user } = open('?subscribe=1')
  const dialog = await dialogShown()
  expect(await dialog.findByRole('radio', { name: 'My sessions' })).toBeChecked()
  await user.click(dialog.getByRole('radio', { name: /^Campus/ }))
  await user.click(dialog.getByRole('button', { name: 'Create the link' }))
  await waitFor(() => expect(made).toEqual([{ kind: 'campus', campus_id: 'paris' }]))
})

test('a link is renewed and removed after a question; one that cannot be read says so', async () => {
  feeds = [feedOf({ path: '' })]
  const { user } = open('?subscribe=1')
  const dialog = await dialogShown()
  expect(await dialog.findByText(/can no longer be read here/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Renew' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Renew this link?' }))
  await user.click(question.getByRole('button', { name: 'Renew' }))
  expect(await dialog.findByLabelText('Calendar address')).toHaveValue(
    `${location.origin}/feed/two/agenda.ics`,
  )
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  const second = within(await screen.findByRole('alertdialog', { name: 'Remove this link?' }))
  await user.click(second.getByRole('button', { name: 'Remove' }))
  expect(await dialog.findByRole('button', { name: 'Create the link' })).toBeVisible()
})

test('the profile lists all links, and when calendars asked for them', async () => {
  feeds = [
    feedOf({ asked_at: '2026-11-02T08:00:00Z' }),
    feedOf({ id: 'f2', campus_id: 'nice', campus_name: 'Nice' }),
    feedOf({ id: 'f3', kind: 'class', class_id: 'p1', class_code: 'P1' }),
  ]
  renderPage(OwnFeeds, { path: '/pages/profile' })
  const rows = await screen.findAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^My sessionsCreated on 1 Oct 2026 · Read by a calendar on 2 Nov 2026/),
    expect.stringMatching(/^My sessions \(Nice\).*Not read by a calendar yet/),
    expect.stringMatching(/^Class P1/),
  ])
  expect(await accessibilityFaults()).toEqual([])
})

test('who has no links is led to the agenda', async () => {
  renderPage(OwnFeeds, { path: '/pages/profile' })
  expect(await screen.findByRole('link', { name: 'Open the agenda' })).toHaveAttribute('href', path)
})
