import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { useSession } from '@/session/session-store'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession as signedIn } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import { sampleSession } from '../test/samples'
import { Component } from './recordings-page'

// Hundreds of rows take long to draw, and are not what is looked at.
vi.mock('./sessions-view', () => ({ SessionsView: () => <p>The sessions</p> }))

test.each([
  [499, false],
  [500, true],
])('of %i sessions it is said that there may be more: %s', async (length, said) => {
  const items = Array.from({ length }, (_, at) => sampleSession({ id: `s${at}` }))
  server.use(http.get('*/api/recording-sessions', () => HttpResponse.json({ items })))
  useSession.setState({ user: signedIn({ role: ['multimedia'] }).user })
  await loadTexts(['recording', 'courserequest', 'list'])
  renderPage(Component, { path: '/apps/campus/recording', at: '/apps/campus/recording' })
  expect(await screen.findByText('The sessions')).toBeVisible()
  expect(screen.queryByText(/Only the latest 500 sessions/) !== null).toBe(said)
})
