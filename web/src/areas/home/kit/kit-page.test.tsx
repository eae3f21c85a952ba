import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Schemas } from '@/api/client'
import { noteLine } from '@/api/line'
import type { KitWays } from '@/offline/kit/kit'
import { wordKind } from '@/offline/sample-sheet'
import { useSession } from '@/session/session-store'
import { browserStore } from '@/test/browser-store'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { loadTexts, switchLanguage } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import { KitPage } from './kit-page'

const kit: Schemas['WeekendKit'] = {
  ...{ campus_id: 'c1', campus_name: 'Paris', first_day: '2026-11-21', last_day: '2026-11-22' },
  attendance: [
    {
      ...{ agenda_course_id: 'a1', class_id: 'k1', class_code: 'PAR-1' },
      ...{ course_id: 'f', course_name: 'Faith' },
      ...{ first_day: '2026-11-21', last_day: '2026-11-22' },
    },
  ],
  ...{ grades: [], lists: [{ id: 'l1', name: 'Books of autumn', students: 2, books: 1 }] },
  ...{ documents: [], left_documents: 2, cut: true, till: true },
}

const ways: KitWays = {
  kinds: {
    attendance: async () => ({ ...wordKind, name: 'attendance' }),
    lists: async () => ({ ...wordKind, name: 'lists' }),
  },
  tillOf: () => undefined,
  pages: () => [],
}

const Page = () => <KitPage ways={ways} network={false} />

beforeEach(async () => {
  browserStore()
  await loadTexts(['kept', 'list'])
  await switchLanguage('en')
  useNotices.setState({ queue: [] })
  useSession.setState({ user: sampleSession().user })
  server.use(
    http.post('*/api/profile/keeping-key', () => HttpResponse.json({ key: btoa('k'.repeat(32)) })),
    http.get('*/api/weekend-kit', () => HttpResponse.json(kit)),
    http.get('*/api/words/:course/:class', () => HttpResponse.json({ mark: '1', data: { c1: '' } })),
  )
})

afterEach(() => {
  noteLine(true)
  vi.unstubAllGlobals()
})

test('a week-end is taken along with one button; the page says what is here, and opens without a line', async () => {
  const { user } = renderPage(Page)
  await screen.findByText('Nothing has been taken along on this device yet.')
  expect(screen.getByText('2 documents are too large for the kit.')).toBeVisible()
  expect(screen.getByText(/more sheets or lists than a kit can hold/)).toBeVisible()
  expect(screen.getByText(/This device is not a till/)).toBeVisible()
  expect(screen.getByText('Everything that was entered on this device has been sent.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Take the week-end along' }))
  await waitFor(() =>
    expect(useNotices.getState().queue.map(({ text }) => text)).toEqual([
      'The kit is ready: 2 sheets open without a connection.',
    ]),
  )
  const here = screen.getByRole('region', { name: 'On this device' })
  await waitFor(() => expect(within(here).getAllByText('1 of 1')).toHaveLength(2))
  expect(within(here).getAllByText(/As of/)).toHaveLength(2)
  const open = await screen.findByRole('region', { name: 'Opens without a connection' })
  expect(within(open).getByRole('link', { name: 'Attendance' })).toHaveAttribute(
    'href',
    '/apps/campus/attendance/courses/k1',
  )
  expect(within(open).getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/apps/campus/list/l1')

  server.use(
    http.get('*/api/weekend-kit', () => HttpResponse.error()),
    http.get('*/healthz', () => HttpResponse.error()),
  )
  renderPage(Page)
  await waitFor(() => expect(screen.getAllByText(/Without a connection: as seen on/)).not.toHaveLength(0))
  for (const button of screen.getAllByRole('button', { name: 'Update' })) expect(button).toBeDisabled()
})
