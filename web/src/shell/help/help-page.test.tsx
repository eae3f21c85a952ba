import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useSession } from '@/session/session-store'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { sampleSession } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import { Component } from './help-page'

beforeEach(() => loadTexts(['shell']))

test('our own help names whom to call, and the keys', async () => {
  useSession.setState({ user: sampleSession().user })
  renderPage(() => (
    <main>
      <Component />
    </main>
  ))
  expect(screen.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  expect(screen.getByText(/office of campus Paris helps you/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})
