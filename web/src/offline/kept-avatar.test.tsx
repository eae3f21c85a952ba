import { act, render, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useLine } from '@/api/line'
import { KeptAvatar } from './kept-avatar'
import { findPhotos } from './kept-photos'

vi.mock('./kept-photos', async (original) => ({ ...(await original<object>()), findPhotos: vi.fn() }))

test('a face that this device has is shown without a line', async () => {
  vi.mocked(findPhotos).mockResolvedValue(new Map([['/face', new Blob()]]))
  const [create, revoke] = [URL.createObjectURL, URL.revokeObjectURL]
  URL.createObjectURL = () => 'blob:face'
  URL.revokeObjectURL = vi.fn()
  onTestFinished(() => {
    Object.assign(URL, { createObjectURL: create, revokeObjectURL: revoke })
    useLine.setState({ online: true })
  })
  const { container } = render(<KeptAvatar name="Bao Nguyen" src="/face" />)
  const face = () => container.querySelector('img')?.getAttribute('src')
  expect(face()).toBe('/face')
  act(() => useLine.setState({ online: false }))
  await waitFor(() => expect(face()).toBe('blob:face'))
  act(() => useLine.setState({ online: true }))
  expect(face()).toBe('/face')
})
