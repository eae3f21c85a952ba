import { screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { renderPage } from '@/test/render-page'
import { stopPlaying, usePlayer } from '@/ui/player/player-store'
import { sampleRecording } from './test/samples'
import { tracksOf, usePlayLink } from './tracks'

const tracks = tracksOf([sampleRecording()], 'Faith', '/page')

function Page() {
  usePlayLink(tracks)
  return (
    <>
      <Link to="?play=r1&at=0:20">Twenty</Link>
      <Link to="?play=r1&at=0:40">Forty</Link>
    </>
  )
}

test('each link to a moment plays from there, also one that comes a second time', async () => {
  onTestFinished(stopPlaying)
  const { user, router } = renderPage(Page, { path: '/page' })
  const click = async (name: string, position: number, asked: number) => {
    await user.click(screen.getByRole('link', { name }))
    await waitFor(() => expect(usePlayer.getState()).toMatchObject({ position, asked }))
    await waitFor(() => expect(router.state.location.search).toBe(''))
  }
  const { asked } = usePlayer.getState()
  await click('Twenty', 20_000, asked + 1)
  await click('Forty', 40_000, asked + 2)
  await click('Forty', 40_000, asked + 3)
})
