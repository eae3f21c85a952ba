import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useSession } from '@/session/session-store'
import { ThemePanel } from '@/shell/frame'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { defaultLook, type Look } from '@/theme/look'
import { chooseLook, useLookState } from '@/theme/look-state'
import { paletteNames } from '@/theme/palette-names'
import { useNotices } from '@/ui/notices-store'
import { closeThemePanel, openThemePanel } from './theme-panel-store'

const look = () => useLookState.getState().look
const group = (name: string) => within(screen.getByRole('group', { name }))
const section = (name: string) => within(screen.getByRole('region', { name }))

beforeEach(() => {
  act(() => {
    closeThemePanel()
    useSession.setState({ user: null })
    chooseLook(defaultLook)
  })
  useNotices.setState({ queue: [] })
})

async function open(start: Partial<Look> = {}) {
  act(() => chooseLook(start))
  const { user } = renderPage(ThemePanel)
  act(openThemePanel)
  await screen.findByRole('dialog', { name: 'Appearance' })
  return user
}

test('the code comes when the panel is first opened', async () => {
  renderPage(ThemePanel)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  act(openThemePanel)
  expect(await screen.findByRole('dialog', { name: 'Appearance' })).toBeVisible()
})

test('every palette can be chosen for the page, and is on it at once', async () => {
  const user = await open()
  const palettes = group('Palette')
  expect(palettes.getAllByRole('radio')).toHaveLength(paletteNames.length)
  expect(palettes.getByRole('radio', { name: 'Indigo' })).toBeChecked()
  await user.click(palettes.getByRole('radio', { name: 'Ocean' }))
  expect(document.documentElement).toHaveAttribute('data-palette', 'ocean')
  await user.keyboard('{ArrowRight}')
  expect(look().palettes.main).toBe('lagoon')
})

test('a part of the frame wears what the page wears, a palette, or one form of it for good', async () => {
  const user = await open()
  await user.click(group('Part of the screen').getByRole('radio', { name: 'Menu' }))
  expect(group('Palette').getByRole('radio', { name: 'Same as page' })).toBeChecked()
  await user.click(group('Palette').getByRole('radio', { name: 'Teal' }))
  expect(look().palettes).toEqual({ ...defaultLook.palettes, navbar: 'teal' })
  await user.click(group('Brightness').getByRole('radio', { name: 'Always dark' }))
  expect(look().palettes.navbar).toBe('teal-dark')
  await user.click(group('Palette').getByRole('radio', { name: 'Same as page' }))
  expect(look().palettes.navbar).toBe('page')
})

test('what has no effect in a layout is not offered in it', async () => {
  const user = await open()
  expect(section('Menu').getByRole('switch', { name: 'Folded (icons only)' })).toBeInTheDocument()
  expect(section('Toolbar').getByRole('radio', { name: 'Beside the menu' })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: 'Menu below the bar' }))
  expect(look().layout).toBe('horizontal-top')
  expect(section('Menu').queryByRole('switch', { name: 'Folded (icons only)' })).not.toBeInTheDocument()
  expect(section('Toolbar').getByRole('radio', { name: 'Above the menu' })).toBeChecked()
  expect(section('Footer').queryByRole('group', { name: 'Place' })).not.toBeInTheDocument()
  await user.click(section('Toolbar').getByRole('switch', { name: 'Show' }))
  expect(look().toolbar.display).toBe(false)
  expect(section('Toolbar').queryByRole('radio')).not.toBeInTheDocument()
})

const clicks: [string, 'radio' | 'switch', string, (look: Look) => unknown, unknown][] = [
  ['Light or dark', 'radio', 'Dark', ({ scheme }) => scheme, 'dark'],
  ['Layout', 'radio', 'Centred box', ({ mode }) => mode, 'boxed'],
  ['Menu', 'switch', 'Folded (icons only)', ({ navbar }) => navbar.folded, true],
  ['Menu', 'radio', 'Right', ({ navbar }) => navbar.position, 'right'],
  ['Menu', 'switch', 'Show', ({ navbar }) => navbar.display, false],
  ['Toolbar', 'radio', 'Moves with page', ({ toolbar }) => toolbar.style, 'static'],
  ['Toolbar', 'radio', 'Full width', ({ toolbar }) => toolbar.position, 'above'],
  ['Footer', 'radio', 'Stays in sight', ({ footer }) => footer.style, 'fixed'],
  ['Footer', 'switch', 'Show', ({ footer }) => footer.display, false],
  ['Side panels', 'switch', 'Favourites', ({ leftSidePanel }) => leftSidePanel.display, false],
  ['Side panels', 'switch', 'Quick panel', ({ rightSidePanel }) => rightSidePanel.display, false],
  ['Comfort', 'switch', 'Thin scrollbars', ({ customScrollbars }) => customScrollbars, false],
  ['Comfort', 'switch', 'Animations', ({ animations }) => animations, false],
]

test.each(clicks)('%s, %s "%s" is set', async (place, role, name, read, expected) => {
  const user = await open()
  await user.click(section(place).getByRole(role, { name }))
  expect(read(look())).toBe(expected)
})

test('the page is mirrored, and the sides are named as they then are', async () => {
  const user = await open()
  await user.click(section('Comfort').getByRole('radio', { name: 'Right to left' }))
  await waitFor(() => expect(document.documentElement).toHaveAttribute('dir', 'rtl'))
  expect(look().navbar.position).toBe('left')
  expect(section('Menu').getByRole('radio', { name: 'Right' })).toBeChecked()
  await user.click(section('Comfort').getByRole('radio', { name: 'Left to right' }))
  await waitFor(() => expect(document.documentElement).toHaveAttribute('dir', 'ltr'))
})

test('everything is put back at once, and that can be undone', async () => {
  const user = await open({ mode: 'boxed', scheme: 'dark' })
  await user.click(screen.getByRole('button', { name: 'Restore the original appearance' }))
  expect(look()).toEqual(defaultLook)
  expect(screen.getByRole('status')).toHaveTextContent('Original appearance restored.')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(look()).toMatchObject({ mode: 'boxed', scheme: 'dark' })
})

test('that all is saved is said once, when the panel closes', async () => {
  let calls = 0
  server.use(
    http.post('*/api/auth/user/update', () => {
      calls += 1
      return HttpResponse.json({ user: useSession.getState().user })
    }),
  )
  useSession.setState({ user: sampleSession().user })
  const user = await open()
  await user.click(section('Comfort').getByRole('switch', { name: 'Animations' }))
  await waitFor(() => expect(calls).toBe(1))
  expect(screen.queryByText('User data saved with api')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(await screen.findByText('User data saved with api')).toBeVisible()
})

test('a screen reader stumbles over nothing', async () => {
  const user = await open()
  await user.click(group('Part of the screen').getByRole('radio', { name: 'Footer' }))
  expect(await accessibilityFaults()).toEqual([])
})
