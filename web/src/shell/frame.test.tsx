import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { changeLook, resetLook } from '@/session/look-store'
import { useSession } from '@/session/session-store'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import type { LookPatch } from '@/theme/look'
import { Component as Frame } from './frame'
import { closePanel } from './panels-store'

beforeEach(async () => {
  await loadTexts(['shell'])
  closePanel()
  resetLook()
  // A choice is saved once the choosing has come to rest; that is another test's matter.
  server.use(
    http.post('*/api/auth/user/update', () => HttpResponse.json({ user: useSession.getState().user })),
  )
})

function show(role: string[], look: LookPatch = {}) {
  useSession.setState({ user: sampleSession({ role }).user })
  changeLook(look)
  return renderPage(Frame)
}

function onPhone() {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: !query.includes('min-width: 960px'),
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }))
}

test('the menu shows what the role groups of the specification allow', () => {
  show(['librarian'])
  const menu = screen.getByRole('navigation', { name: 'Navigation' })
  expect(within(menu).getByRole('link', { name: 'Campuses' })).toHaveAttribute(
    'href',
    '/apps/academic/campus',
  )
  expect(within(menu).getByRole('list', { name: 'Academic' })).toBeVisible()
})

test('a role outside the group has neither entry nor group, only the way out', () => {
  show(['student'])
  const menu = screen.getByRole('navigation', { name: 'Navigation' })
  expect(within(menu).queryByText('Academic')).not.toBeInTheDocument()
  expect(within(menu).getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/logout')
})

test('the summary says who, as what and where', () => {
  show(['secretary', 'teacher'])
  const menu = screen.getByRole('navigation')
  expect(within(menu).getByText('Ana Lopes')).toBeVisible()
  expect(within(menu).getByText('Secretary, Teacher · Paris')).toBeVisible()
})

test('the account says who, as what and where; leading out closes its menu', async () => {
  const { user, router } = show(['secretary', 'teacher'])
  await user.click(screen.getByRole('button', { name: 'Account of Ana Lopes' }))
  const menu = await screen.findByRole('menu')
  expect(within(menu).getByText('Secretary, Teacher')).toBeVisible()
  expect(within(menu).getByText('Paris')).toBeVisible()
  await user.click(within(menu).getByRole('menuitem', { name: 'Logout' }))
  expect(router.state.location.pathname).toBe('/logout')
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
})

test('the account leads to the profile, and those who run the network to its settings', async () => {
  const { user } = show(['director'])
  await user.click(screen.getByRole('button', { name: 'Account of Ana Lopes' }))
  const profile = await screen.findByRole('menuitem', { name: 'My profile' })
  expect(profile).toHaveAttribute('href', '/pages/profile')
  expect(screen.getByRole('menuitem', { name: 'Network settings' })).toHaveAttribute(
    'href',
    '/pages/settings',
  )
})

test('a supervisor finds no settings; where the campus has no name stands the product', async () => {
  useSession.setState({ user: sampleSession({ role: ['supervisor'], organization_name: '' }).user })
  const { user } = renderPage(Frame)
  await user.click(screen.getByRole('button', { name: 'Account of Ana Lopes' }))
  const menu = await screen.findByRole('menu')
  expect(within(menu).queryByRole('menuitem', { name: 'Network settings' })).not.toBeInTheDocument()
  expect(within(menu).getByText('My space')).toBeVisible()
})

test('the language changes at once, in the words of each language', async () => {
  const { user } = show(['admin'])
  await user.click(screen.getByRole('button', { name: 'Language' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Português' }))
  expect(await screen.findByRole('button', { name: 'Idioma' })).toBeVisible()
  expect(document.documentElement.lang).toBe('pt')
})

test('fullscreen is offered where the browser can do it', async () => {
  const request = vi.fn(() => Promise.resolve())
  Object.assign(document, { fullscreenEnabled: true })
  Object.assign(document.documentElement, { requestFullscreen: request })
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'fullscreenEnabled')
    Reflect.deleteProperty(document.documentElement, 'requestFullscreen')
  })
  const { user } = show(['admin'])
  await user.click(screen.getByRole('button', { name: 'Fullscreen' }))
  expect(request).toHaveBeenCalled()
})

test('the keyboard skips to the content', async () => {
  const { user } = show(['admin'])
  await user.tab()
  expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
})

test('"?" lists the keys, and Escape puts the list away', async () => {
  const { user } = show(['admin'])
  await user.keyboard('?')
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(within(dialog).getByText('Search for a page')).toBeVisible()
  expect(within(dialog).getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/pages/help?at=/')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('on a phone the menu is a drawer, and the way out closes it', async () => {
  onPhone()
  const { user, router } = show(['admin'])
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Open the menu' }))
  const drawer = await screen.findByRole('dialog', { name: 'Menu' })
  expect(within(drawer).getByRole('link', { name: 'Campuses' })).toBeVisible()
  await user.click(within(drawer).getByRole('link', { name: 'Logout' }))
  expect(router.state.location.pathname).toBe('/logout')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test.each(['vertical', 'horizontal-top', 'horizontal-bar'] as const)(
  '%s: one menu, one page, one account, and nothing to stumble over',
  async (layout) => {
    show(['admin'], { layout })
    expect(screen.getAllByRole('navigation')).toHaveLength(1)
    expect(screen.getAllByRole('main')).toHaveLength(1)
    expect(screen.getAllByRole('banner')).toHaveLength(1)
    expect(screen.getAllByRole('contentinfo')).toHaveLength(1)
    expect(screen.getAllByRole('button', { name: 'Account of Ana Lopes' })).toHaveLength(1)
    expect(await accessibilityFaults()).toEqual([])
  },
)

test('without a navbar a button still leads to the menu', async () => {
  const { user } = show(['admin'], { navbar: { display: false } })
  await user.click(screen.getByRole('button', { name: 'Open the menu' }))
  expect(await screen.findByRole('link', { name: 'Campuses' })).toBeVisible()
})

test.each(['vertical', 'horizontal-top', 'horizontal-bar'] as const)(
  '%s without a toolbar: the account is still there, with the look and the way out',
  async (layout) => {
    const { user } = show(['admin'], { layout, toolbar: { display: false } })
    await user.click(screen.getByRole('button', { name: 'Account of Ana Lopes' }))
    expect(await screen.findByRole('menuitem', { name: 'Appearance' })).toBeVisible()
    expect(screen.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
  },
)

test('without navbar and toolbar the drawer holds the account', async () => {
  const { user } = show(['admin'], { navbar: { display: false }, toolbar: { display: false } })
  await user.click(screen.getByRole('button', { name: 'Open the menu' }))
  expect(await screen.findByRole('button', { name: 'Account of Ana Lopes' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Appearance' })).toBeVisible()
})

test('toolbar and footer: beside the navbar, or across it', () => {
  show(['admin'])
  const beside = (role: string) =>
    screen.getByRole(role).parentElement?.contains(screen.getByRole('navigation')) === false
  expect(beside('banner')).toBe(true)
  expect(beside('contentinfo')).toBe(true)
})

test('toolbar and footer above the navbar reach across', () => {
  show(['admin'], { toolbar: { position: 'above' }, footer: { position: 'above' } })
  for (const role of ['banner', 'contentinfo'])
    expect(screen.getByRole(role).parentElement).toContainElement(screen.getByRole('navigation'))
})

test('the footer can be put away; a fixed one stays in sight', () => {
  show(['admin'], { footer: { style: 'fixed' } })
  expect(getComputedStyle(screen.getByRole('contentinfo')).position).toBe('sticky')
  expect(screen.getByRole('contentinfo')).toHaveTextContent('My space')
})

test('no footer, no left panel: none is shown', () => {
  show(['admin'], { footer: { display: false }, leftSidePanel: { display: false } })
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Favourites' })).not.toBeInTheDocument()
})

test('a static toolbar scrolls away, a fixed one stays', () => {
  show(['admin'], { toolbar: { style: 'static' } })
  expect(getComputedStyle(screen.getByRole('banner')).position).not.toBe('sticky')
})

test('each region wears its own palette', () => {
  show(['admin'], { palettes: { navbar: 'teal-dark', toolbar: 'rose', footer: 'sand-light' } })
  const worn = [...document.querySelectorAll<HTMLElement>('[data-region]')].map(
    ({ dataset }) => `${dataset.region} ${dataset.palette}`,
  )
  expect(worn.sort()).toEqual(['footer sand-light', 'navbar teal-dark', 'toolbar rose'])
})

test('the navbar folds and unfolds, and it is remembered', async () => {
  const { user } = show(['admin'])
  await user.click(screen.getByRole('button', { name: 'Fold the menu' }))
  expect(screen.getByRole('button', { name: 'Unfold the menu' })).toBeVisible()
  expect(JSON.parse(localStorage.getItem('own_look') ?? '{}').navbar.folded).toBe(true)
})

test('on a phone the account says the language by its name, and changes it', async () => {
  onPhone()
  const { user } = show(['admin'])
  await user.click(screen.getByRole('button', { name: 'Account of Ana Lopes' }))
  await user.click(await screen.findByRole('menuitem', { name: /^Language\s*English$/ }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Português' }))
  expect(await screen.findByRole('button', { name: 'Idioma' })).toBeVisible()
  expect(document.documentElement.lang).toBe('pt')
})

test('help is always in the menu: a page of ours, or the one that the school names', async () => {
  const { user } = show(['student'])
  await user.click(screen.getByRole('button', { name: 'Account of Ana Lopes' }))
  expect(await screen.findByRole('menuitem', { name: 'Help' })).toHaveAttribute('href', '/pages/help?at=/')
  await user.keyboard('{Escape}')
  const named = Object.assign(document.createElement('meta'), {
    name: 'myspace-help-url',
    content: 'https://help.example/',
  })
  document.head.append(named)
  onTestFinished(() => named.remove())
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Account of Ana Lopes' }))
  const help = await screen.findByRole('menuitem', { name: 'Help' })
  expect(help).toHaveAttribute('href', 'https://help.example/')
  expect(help).toHaveAttribute('target', '_blank')
})
