import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useSession } from '@/session/session-store'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import { Component } from './help-page'

beforeEach(() => loadTexts(['shell']))

test('our own help names whom to call, and the keys', async () => {
  server.use(
    http.get('*/api/campuses/c1', () =>
      HttpResponse.json({ id: 'c1', phone: '+33 1 40 00 00 01', schedule: 'Monday to Friday, 9 to 12' }),
    ),
  )
  useSession.setState({ user: sampleSession().user })
  renderPage(() => (
    <main>
      <Component />
    </main>
  ))
  expect(screen.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  expect(await screen.findByText(/office of campus Paris helps you/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeVisible()
  expect(await screen.findByRole('link', { name: '+33 1 40 00 00 01' })).toHaveAttribute(
    'href',
    'tel:+33140000001',
  )
  expect(screen.getByText('Monday to Friday, 9 to 12')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})
