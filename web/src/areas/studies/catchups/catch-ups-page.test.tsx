import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useSession } from '@/session/session-store'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import type { CatchUp, CatchUps, MissedSession } from './api'
import { Component } from './catch-ups-page'

const missed = (name: string): MissedSession => ({
  ...{ session_id: `s-${name}`, agenda_course_id: 'ac', class_id: 'k1', class_code: 'K1' },
  ...{
    enrollment_id: `e-${name}`,
    student_id: `p-${name}`,
    first_name: name,
    last_name: 'Roy',
    photo_url: '',
  },
  ...{ course_name: 'Faith', day: '2026-10-03', start: 540, finish: 600, value: 'absent', recorded: false },
})

const catchUp = (name: string, change: Partial<CatchUp> = {}): CatchUp => ({
  ...{ id: `c-${name}`, state: 'open', proof: '', proposed: false, settled: false, missed: missed(name) },
  ...{ way: 'work', due_day: '2026-12-01', note: '', there: '', heard: 0, opened_by: 'Anne Martin' },
  other: {
    ...{
      session_id: '',
      class_id: '',
      class_code: '',
      campus_name: '',
      day: '',
      start: 0,
      finish: 0,
      place: '',
    },
  },
  work: { name: '', content_url: '', accepted_by: '' },
  created_at: '2026-10-05T10:00:00Z',
  ...change,
})

const serve = (all: CatchUps) => {
  const called: string[] = []
  server.use(
    http.get('*/api/attendance/classes/k1/catch-ups', () => HttpResponse.json(all)),
    http.get('*/api/students/:id/missed/:session/elsewhere', () => HttpResponse.json({ items: [] })),
    http.post('*/api/catch-ups/:id/:act', ({ params }) => {
      called.push(`${params.act} ${params.id}`)
      return HttpResponse.json(catchUp('Ana', { state: 'taken' }))
    }),
    http.post('*/api/students/:id/catch-ups', async ({ params, request }) => {
      const { way, session_id } = (await request.json()) as { way: string; session_id: string }
      called.push(`open ${params.id} ${session_id} ${way}`)
      return HttpResponse.json(catchUp('Ben'), { status: 201 })
    }),
  )
  return called
}

const open = () =>
  renderPage(
    () => (
      <main>
        <Component />
      </main>
    ),
    { path: '/apps/campus/catchups/:classId', at: '/apps/campus/catchups/k1' },
  ).user

beforeEach(async () => {
  useSession.setState({ user: sampleSession({ role: ['secretary'] }).user })
  await loadTexts(['catchup'])
})

const rowOf = async (name: string) => {
  const row = (await screen.findByText(`${name} Roy`)).closest('li')
  if (!row) throw new Error(`${name} is in no row`)
  return within(row)
}

test('what is proven is taken by one click, what is not offers nothing to take', async () => {
  const proven = catchUp('Ana', {
    proof: 'work',
    proposed: true,
    work: { name: 'a.pdf', content_url: '/a', accepted_by: 'Paul Morel' },
  })
  const called = serve({ items: [proven, catchUp('Cleo')], missed: [] })
  const user = open()
  const row = await rowOf('Ana')
  expect(row.getByText('Work accepted by Paul Morel')).toBeVisible()
  expect((await rowOf('Cleo')).queryByRole('button', { name: 'Take as made up' })).toBeNull()
  expect(await accessibilityFaults()).toEqual([])
  await user.click(row.getByRole('button', { name: 'Take as made up' }))
  await waitFor(() => expect(called).toEqual(['take c-Ana']))
})

test('a catch-up is arranged for what was missed', async () => {
  const called = serve({ items: [], missed: [missed('Ben')] })
  const user = open()
  await user.click((await rowOf('Ben')).getByRole('button', { name: 'Arrange' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('No other class has this course ahead.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Arrange' }))
  await waitFor(() => expect(called).toEqual(['open p-Ben s-Ben work']))
})

test('nothing missed is said', async () => {
  serve({ items: [], missed: [] })
  open()
  expect(await screen.findByText('Nothing was missed')).toBeVisible()
})

test('two sessions of a course on one day are told apart by their hours', async () => {
  const later = { ...missed('Ana'), session_id: 's-later', start: 840, finish: 960 }
  serve({ items: [], missed: [missed('Ana'), later] })
  open()
  expect(await screen.findByText(/Faith · .*9:00.* – .*10:00/)).toBeVisible()
  expect(screen.getByText(/Faith · .*(14|2):00.* – .*(16|4):00/)).toBeVisible()
})
