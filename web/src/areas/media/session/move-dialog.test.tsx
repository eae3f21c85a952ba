import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { sampleRecording, sampleSession } from '../test/samples'
import { MoveDialog } from './move-dialog'

let asked: string[] = []
let moved: unknown[] = []

const hebrew = { course_name: 'Hebrew', day: '2019-05-04' }
// What the server has: of late, of the year before at the campus, and by words among those of all years.
const answers: Record<string, ReturnType<typeof sampleSession>[]> = {
  '': [sampleSession()],
  '?campus=paris&from=2025-10-02': [
    sampleSession({ id: 's9', course_name: 'Greek', day: '2026-01-10' }),
    sampleSession({ id: 's6', course_name: 'Prayer', day: '2026-02-14' }),
  ],
  '?from=2000-01-01&q=hebrew': [
    sampleSession({ ...hebrew, id: 's7', may_edit: false }),
    sampleSession({ ...hebrew, id: 's8', canceled: true }),
    sampleSession({ ...hebrew, id: 's5' }),
  ],
}

beforeEach(async () => {
  asked = []
  moved = []
  server.use(
    http.get('*/api/recording-sessions', ({ request }) => {
      const { search } = new URL(request.url)
      asked.push(search)
      return HttpResponse.json({ items: answers[search] ?? [] })
    }),
    http.post('*/api/recordings/move', async ({ request }) => {
      moved.push(await request.json())
      return HttpResponse.json({ items: [] })
    }),
  )
  await loadTexts(['recording'])
})

function open() {
  const recordings = [sampleRecording()]
  const sessions = [{ ...sampleSession(), recordings }]
  return renderPage(() => (
    <MoveDialog sessions={sessions} recordings={recordings} onClose={() => undefined} />
  )).user
}

async function moveTo(user: ReturnType<typeof open>, name: RegExp, id: string) {
  await user.click(await screen.findByRole('option', { name }))
  await user.click(screen.getByRole('button', { name: 'Move' }))
  await waitFor(() => expect(moved).toEqual([{ ids: ['r1'], session_id: id }]))
}

test('what was of late is offered at once', async () => {
  const user = open()
  await user.click(screen.getByRole('combobox'))
  await screen.findByRole('option', { name: /^Prayer/ })
  expect(screen.getAllByRole('option')).toHaveLength(2)
  expect(asked.toSorted()).toEqual(['', '?campus=paris&from=2025-10-02'])
  await moveTo(user, /^Greek · .*Paris$/, 's9')
})

test('what is typed finds sessions of all years, but none that are canceled or are kept by others', async () => {
  const user = open()
  await user.type(screen.getByRole('combobox'), 'hebrew')
  await screen.findByRole('option', { name: /^Hebrew/ })
  expect(screen.getAllByRole('option')).toHaveLength(1)
  await moveTo(user, /^Hebrew/, 's5')
})

test('what is of late is found by its day, too', async () => {
  const user = open()
  await user.type(screen.getByRole('combobox'), 'january')
  await waitFor(() => expect(asked).toContain('?from=2000-01-01&q=january'))
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  await moveTo(user, /^Greek/, 's9')
})
