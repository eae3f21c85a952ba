import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import { sampleRecording } from '../test/samples'
import { useRecordingActs } from './use-recording-acts'

test('what was hidden is open again as it was, when that is undone', async () => {
  await loadTexts(['recording'])
  useNotices.setState({ queue: [] })
  const called: unknown[] = []
  server.use(
    http.post('*/api/recordings/:act', async ({ params, request }) => {
      called.push([params.act, await request.json()])
      return HttpResponse.json({ items: [] })
    }),
  )
  const published = sampleRecording({ publish_at: '2026-10-05T10:00:00Z' })
  const hidden = sampleRecording({ id: 'r2', state: 'hidden', publish_at: null })
  const Acts = () => {
    const { hide } = useRecordingActs('s1')
    return (
      <button type="button" onClick={() => void hide([published, hidden])}>
        Hide
      </button>
    )
  }
  const { user } = renderPage(Acts)
  await user.click(screen.getByRole('button', { name: 'Hide' }))
  await waitFor(() => expect(useNotices.getState().queue.at(-1)?.undo).toBeDefined())
  act(() => useNotices.getState().queue.at(-1)?.undo?.())
  await waitFor(() =>
    expect(called).toEqual([
      ['hide', { ids: ['r1', 'r2'] }],
      ['publish', { ids: ['r1'], publish_at: '2026-10-05T10:00:00Z', consent: false }],
      ['hide', { ids: ['r2'] }],
    ]),
  )
})
