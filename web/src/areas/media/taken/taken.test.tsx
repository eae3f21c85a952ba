import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TakenFile } from '@/offline/taken-files'
import { useSession } from '@/session/session-store'
import { accessibilityFaults } from '@/test/axe'
import { browserStore } from '@/test/browser-store'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import { stopPlaying, usePlayer } from '@/ui/player/player-store'
import { TakeButton } from './take-button'
import { TakenPart } from './taken-part'

const file: TakenFile = {
  ...{ id: 'r1', kind: 'audio', of: 'recordings', title: 'First part', about: 'Faith' },
  ...{ mediaType: 'audio/ogg', size: 4, duration: 60_000 },
}

const place = { position: 20_000, percent: 30, finished: false, device: '', noted_at: '2026-11-17T12:00:00Z' }

const Page = () => (
  <main>
    <h1>Page</h1>
    <TakeButton file={file} url={`${window.location.origin}/sound/r1`} place={place} />
    <TakenPart />
  </main>
)

beforeEach(async () => {
  browserStore()
  localStorage.removeItem('places.known')
  usePlayer.setState({ places: {} })
  URL.createObjectURL = () => 'blob:kept'
  useSession.setState({ user: sampleSession({ role: ['student'] }).user })
  server.use(
    http.post('*/api/profile/keeping-key', () => HttpResponse.json({ key: btoa('a'.repeat(32)) })),
    http.get('*/sound/r1', () => HttpResponse.text('said')),
  )
  await loadTexts(['rhema'])
})

afterEach(() => {
  act(stopPlaying)
  Reflect.deleteProperty(URL, 'createObjectURL')
  vi.restoreAllMocks()
})

test('what was taken along is played from this device where one stopped, and removed again', async () => {
  const { user } = renderPage(Page)
  await user.click(screen.getByRole('button', { name: 'Keep “First part” on this device' }))
  const title = await screen.findByRole('button', { name: 'First part' })
  expect(screen.getByText(/Faith · .*Until/)).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  server.use(http.get('*/sound/r1', () => HttpResponse.error()))
  await user.click(title)
  await waitFor(() => expect(usePlayer.getState().tracks[0]?.url).toBe('blob:kept'))
  expect(usePlayer.getState().position).toBe(20_000)
  const [drop] = screen.getAllByRole('button', { name: 'Remove “First part” from this device' })
  await user.click(drop as HTMLElement)
  await waitFor(() => expect(screen.queryByText('On this device')).toBeNull())
})
