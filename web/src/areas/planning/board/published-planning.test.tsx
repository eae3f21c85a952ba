import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { nice, paris, planningOf, signInAs } from '../test/planning-samples'
import { BoardHeader } from './board-header'
import { PublishedPlanning } from './published-planning'
import { boardOf } from './sample-board'

test('what was published says what it is about, which classes meet, and why it was canceled', async () => {
  await loadTexts(['board', 'planning', 'agenda'])
  signInAs('coordinator')
  const classes = [
    { id: 'p1', code: 'PAR-1', campus_id: 'paris' },
    { id: 'n1', code: 'NIC-1', campus_id: 'nice' },
    { id: 'p2', code: 'PAR-2', campus_id: 'paris' },
  ]
  const planning = planningOf({
    ...{ id: 'p', state: 'canceled', state_reason: 'The hall is flooded' },
    ...{ description: 'With the whole region', campuses: [paris, nice], classes },
  })
  server.use(
    http.get('*/api/plannings/p', () => HttpResponse.json(planning)),
    http.get('*/api/agenda', () => HttpResponse.json({ items: [], more: false })),
  )
  renderPage(() => <PublishedPlanning id="p" notFound={null} />)
  expect(await screen.findByRole('heading', { level: 1, name: 'Week-end 3 · WE3' })).toBeVisible()
  expect(screen.getByText('With the whole region')).toBeVisible()
  expect(screen.getByText('Canceled: The hall is flooded')).toBeVisible()
  const meets = within(screen.getByRole('list', { name: 'Who meets' })).getAllByRole('listitem')
  expect(meets.map(({ textContent }) => textContent)).toEqual(['Paris · PAR-1 · PAR-2', 'Nice · NIC-1'])
})

test('a canceled board says why', async () => {
  await loadTexts(['board', 'planning'])
  signInAs('supervisor')
  const board = boardOf()
  const planning = { ...board.planning, state: 'canceled' as const, state_reason: 'Snow', moves: [] }
  renderPage(() => <BoardHeader board={{ ...board, planning }} onOpen={() => {}} />)
  expect(await screen.findByText('Canceled: Snow')).toBeVisible()
})
