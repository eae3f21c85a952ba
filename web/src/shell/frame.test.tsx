import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useSession } from '@/session/session-store'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import { Component as Frame } from './frame'

beforeEach(async () => {
  await loadTexts(['shell'])
  // A choice is saved once the choosing has come to rest; that is another test's matter.
  server.use(
    http.post('*/api/auth/user/update', () => HttpResponse.json({ user: useSession.getState().user })),
  )
})

function show(role: string[]) {
  useSession.setState({ user: sampleSession({ role }).user })
  return renderPage(Frame)
}

test('the menu shows what the role groups of the specification allow', () => {
  show(['librarian'])
  expect(screen.getByRole('link', { name: 'Campuses' })).toHaveAttribute('href', '/apps/academic/campus')
})

test('a role outside the group has neither entry nor menu button', () => {
  show(['student'])
  expect(screen.queryByRole('link', { name: 'Campuses' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Open the menu' })).not.toBeInTheDocument()
})

test('the account says who, as what and where, and leads out', async () => {
  const { user, router } = show(['secretary', 'teacher'])
  await user.click(screen.getByRole('button', { name: 'Account of Ana Lopes' }))
  expect(screen.getByText('Secretary, Teacher')).toBeVisible()
  expect(screen.getByText('Paris')).toBeVisible()
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }))
  expect(router.state.location.pathname).toBe('/logout')
})

test('the account leads to the profile, and those who run the network to its settings', async () => {
  const { user } = show(['director'])
  await user.click(screen.getByRole('button', { name: 'Account of Ana Lopes' }))
  expect(screen.getByRole('menuitem', { name: 'My profile' })).toHaveAttribute('href', '/pages/profile')
  expect(screen.getByRole('menuitem', { name: 'Network settings' })).toHaveAttribute(
    'href',
    '/pages/settings',
  )
})

test('a supervisor finds no settings; where the campus has no name stands the product', async () => {
  useSession.setState({ user: sampleSession({ role: ['supervisor'], organization_name: '' }).user })
  const { user } = renderPage(Frame)
  await user.click(screen.getByRole('button', { name: 'Account of Ana Lopes' }))
  expect(screen.queryByRole('menuitem', { name: 'Network settings' })).not.toBeInTheDocument()
  expect(within(screen.getByRole('menu')).getByText('My space')).toBeVisible()
})

test('the language changes at once, in the words of each language', async () => {
  const { user } = show(['admin'])
  await user.click(screen.getByRole('button', { name: 'Language' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Português' }))
  expect(await screen.findByRole('button', { name: 'Idioma' })).toBeVisible()
  expect(document.documentElement.lang).toBe('pt')
})

test('light and dark can be chosen', async () => {
  const { user } = show(['admin'])
  await user.click(screen.getByRole('button', { name: 'Appearance' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Dark' }))
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-scheme', 'dark'))
})

test('the keyboard skips to the content', async () => {
  const { user } = show(['admin'])
  await user.tab()
  expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
})

test('nothing for a screen reader to stumble over', async () => {
  show(['admin'])
  expect(await accessibilityFaults()).toEqual([])
})
