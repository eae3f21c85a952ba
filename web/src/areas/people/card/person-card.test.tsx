import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useSession } from '@/session/session-store'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import { PersonCardView } from './person-card'

const Page = () => (
  <main>
    <h1>Card</h1>
    <PersonCardView personId="p1" />
  </main>
)

let number = ''

beforeEach(async () => {
  await loadTexts(['badge'])
  number = ''
  server.use(
    http.get('*/api/people/p1/card', () =>
      HttpResponse.json({ person_id: 'p1', name: 'Ana Roy', photo_url: '', campus_name: 'Paris', number }),
    ),
    http.post('*/api/cards', async ({ request }) => {
      expect(await request.json()).toEqual({ ids: ['p1'], class_id: '' })
      number = '2800000000017'
      return HttpResponse.json({ batch: 'b1', count: 1 })
    }),
  )
})

test('somebody makes his own card and shows it; only the office replaces it', async () => {
  useSession.setState({ user: sampleSession({ role: ['student'] }).user })
  const { user } = renderPage(Page, { path: '/' })
  await user.click(await screen.findByRole('button', { name: 'Make the card' }))
  expect(await screen.findByRole('img', { name: 'Barcode 2800000000017' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Replace the card' })).toBeNull()
  expect(await accessibilityFaults()).toEqual([])
})

test('the office may replace a card', async () => {
  number = '2800000000017'
  useSession.setState({ user: sampleSession({ role: ['secretary'] }).user })
  renderPage(Page, { path: '/' })
  expect(await screen.findByRole('button', { name: 'Replace the card' })).toBeVisible()
})
