import { renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useSession } from '@/session/session-store'
import { browserStore } from '@/test/browser-store'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { keepPhoto } from './kept-photos'
import { studentPhotos } from './sheet-kind'
import { useKeptPhotos } from './use-kept-photos'

const signed = (id: string, signature: string) =>
  `${window.location.origin}/api/people/${id}/photo?v=7&sig=${signature}`

const sheet = {
  students: [{ photo_url: signed('s1', 'old') }, { photo_url: '' }, { photo_url: signed('s2', 'old') }],
}

test('without a line the photos that were taken along are shown, whatever their addresses were signed with', async () => {
  browserStore()
  const make = vi.fn(() => 'blob:photo')
  const [create, revoke] = [URL.createObjectURL, URL.revokeObjectURL]
  URL.createObjectURL = make
  URL.revokeObjectURL = vi.fn()
  onTestFinished(() => {
    URL.createObjectURL = create
    URL.revokeObjectURL = revoke
    vi.unstubAllGlobals()
  })
  useSession.setState({ user: sampleSession({ id: 'photographed' }).user })
  server.use(
    http.post('*/api/profile/keeping-key', () => HttpResponse.json({ key: btoa('a'.repeat(32)) })),
    http.get('*/api/people/s1/photo', () => HttpResponse.arrayBuffer(new ArrayBuffer(100))),
  )
  expect(await keepPhoto(signed('s1', 'new'))).toBe(true)
  const view = renderHook(({ away }) => useKeptPhotos(studentPhotos, sheet, away), {
    initialProps: { away: false },
  })
  expect(view.result.current).toBe(sheet)
  view.rerender({ away: true })
  await waitFor(() => expect(view.result.current?.students[0]?.photo_url).toBe('blob:photo'))
  expect(view.result.current?.students.slice(1)).toEqual(sheet.students.slice(1))
  expect(make).toHaveBeenCalledOnce()
  view.rerender({ away: false })
  expect(view.result.current).toBe(sheet)
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:photo')
})
