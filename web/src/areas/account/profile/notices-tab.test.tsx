import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { NoticesTab } from './notices-tab'

test('one chooses what comes by mail; what must be known always comes', async () => {
  await loadTexts(['profile'])
  let sent: unknown
  const items = [
    { kind: 'session_moved', mail: true, always: false },
    { kind: 'planning_canceled', mail: true, always: true },
  ]
  server.use(
    http.get('*/api/profile/notices', () => HttpResponse.json({ items, total: 2, more: false })),
    http.post('*/api/profile/notices', async ({ request }) => {
      sent = await request.json()
      return HttpResponse.json({ kind: 'session_moved', mail: false, always: false })
    }),
  )
  const { user } = renderPage(() => (
    <main>
      <NoticesTab />
    </main>
  ))
  const ways = await screen.findAllByRole('switch')
  expect(ways).toHaveLength(1)
  await user.click(screen.getByRole('switch', { name: 'Sessions at another time: by email' }))
  expect(await screen.findByText('Sessions at another time: in the quick panel only.')).toBeVisible()
  expect(sent).toEqual({ kind: 'session_moved', mail: false })
  expect(screen.getByRole('switch')).not.toBeChecked()
  expect(await accessibilityFaults()).toEqual([])
})
