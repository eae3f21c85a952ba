import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { NoticesTab } from './notices-tab'

test('one chooses what comes by mail, and when; what must be known always comes', async () => {
  await loadTexts(['profile'])
  let sent: unknown
  const items = [
    { kind: 'session_moved', mail: true, daily: false, always: false },
    { kind: 'planning_canceled', mail: true, daily: false, always: true },
  ]
  server.use(
    http.get('*/api/profile/notices', () => HttpResponse.json({ items, total: 2, more: false })),
    http.post('*/api/profile/notices', async ({ request }) => {
      sent = await request.json()
      return HttpResponse.json({ ...(sent as object), always: false })
    }),
    http.get('*/api/profile/letters', () => HttpResponse.json({ wanted: true })),
    http.post('*/api/profile/letters', async ({ request }) => {
      sent = await request.json()
      return HttpResponse.json(sent as object)
    }),
  )
  const { user } = renderPage(() => (
    <main>
      <NoticesTab />
    </main>
  ))
  const ways = await screen.findAllByRole('radio')
  expect(ways).toHaveLength(3)
  await user.click(screen.getByRole('radio', { name: 'Sessions at another time: Quick panel only' }))
  expect(await screen.findByText('Sessions at another time: in the quick panel only.')).toBeVisible()
  expect(sent).toEqual({ kind: 'session_moved', mail: false, daily: false })
  await user.click(screen.getByRole('radio', { name: 'Sessions at another time: Morning email' }))
  expect(await screen.findByText('Sessions at another time: with the morning email.')).toBeVisible()
  expect(sent).toEqual({ kind: 'session_moved', mail: true, daily: true })
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName(/Morning email/)
  await user.click(screen.getByRole('switch', { name: /my campus’s letters/ }))
  expect(await screen.findByText('You will receive no more letters, save the necessary ones.')).toBeVisible()
  expect(sent).toEqual({ wanted: false })
  expect(await accessibilityFaults()).toEqual([])
})
