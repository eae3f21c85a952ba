import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '@/session/session-store'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { sampleSession } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import { nothingNew, useUnseen } from '@/ui/unseen-store'
import { Menubar } from './menubar'
import { howManyFit } from './use-fitting'

beforeEach(() => loadTexts(['shell']))
afterEach(() => {
  document.documentElement.dir = 'ltr'
})

function show() {
  useSession.setState({ user: sampleSession({ role: ['admin'] }).user })
  return renderPage(() => <Menubar />, { path: '*', at: '/' })
}

const button = (name: string) => screen.getByRole('button', { name })
const invoices = () => screen.queryByRole('link', { name: 'Invoices' })

test('the pointer opens a menu after 150 ms, and not before', () => {
  vi.useFakeTimers()
  show()
  const finance = button('Finance').closest('li') as HTMLElement
  fireEvent.pointerEnter(finance, { pointerType: 'mouse' })
  act(() => vi.advanceTimersByTime(149))
  expect(invoices()).not.toBeInTheDocument()
  act(() => vi.advanceTimersByTime(1))
  expect(invoices()).toBeVisible()
  fireEvent.pointerLeave(screen.getByRole('navigation'), { pointerType: 'mouse' })
  act(() => vi.advanceTimersByTime(150))
  expect(invoices()).not.toBeInTheDocument()
})

test('a pointer that only passes by opens nothing', () => {
  vi.useFakeTimers()
  show()
  fireEvent.pointerEnter(button('Finance').closest('li') as HTMLElement, { pointerType: 'mouse' })
  act(() => vi.advanceTimersByTime(100))
  fireEvent.pointerLeave(screen.getByRole('navigation'), { pointerType: 'mouse' })
  act(() => vi.advanceTimersByTime(1000))
  expect(invoices()).not.toBeInTheDocument()
})

test('a press keeps what the pointer has opened; the next one closes it', () => {
  vi.useFakeTimers()
  show()
  fireEvent.pointerEnter(button('Finance').closest('li') as HTMLElement, { pointerType: 'mouse' })
  act(() => vi.advanceTimersByTime(150))
  fireEvent.click(button('Finance'))
  expect(invoices()).toBeVisible()
  fireEvent.click(button('Finance'))
  expect(invoices()).not.toBeInTheDocument()
})

test('by keyboard: arrow down goes in, arrows go through it, Escape comes back', async () => {
  const { user } = show()
  act(() => button('Finance').focus())
  await user.keyboard('{ArrowDown}')
  expect(invoices()).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('link', { name: 'Reports' })).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(invoices()).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(button('Finance')).toHaveFocus()
  expect(invoices()).not.toBeInTheDocument()
})

test('left and right go along the names, as they are seen', async () => {
  const { user } = show()
  act(() => button('Campus').focus())
  await user.keyboard('{ArrowRight}')
  expect(button('Finance')).toHaveFocus()
  document.documentElement.dir = 'rtl'
  await user.keyboard('{ArrowRight}')
  expect(button('Campus')).toHaveFocus()
})

test('from inside a menu left and right go on to the next name', async () => {
  const { user } = show()
  act(() => button('Finance').focus())
  await user.keyboard('{ArrowDown}{ArrowRight}')
  expect(button('Instructor space')).toHaveFocus()
  expect(invoices()).not.toBeInTheDocument()
})

test('what leads somewhere closes the menu, and the name is marked', async () => {
  const { user, router } = show()
  await user.click(button('Finance'))
  await user.click(screen.getByRole('link', { name: 'Invoices' }))
  expect(router.state.location.pathname).toBe('/apps/finance/invoices')
  expect(invoices()).not.toBeInTheDocument()
  expect(button('Finance')).toHaveAttribute('data-current')
})

test('a menu that is open can be read by a screen reader', async () => {
  const { user } = show()
  await user.click(button('Academic'))
  expect(button('Academic')).toHaveAttribute('aria-expanded', 'true')
  expect(await accessibilityFaults()).toEqual([])
})

test('a name tells that something below it is new, until it was seen', () => {
  useUnseen.setState({ count: 2, at: { 'finance-invoices': 2 } })
  show()
  const marked = () => document.querySelector('[data-new]')?.closest('button')
  expect(marked()).toBe(button('Finance'))
  act(() => useUnseen.setState(nothingNew))
  expect(marked()).toBeUndefined()
})

test('what has no room goes to the last menu', () => {
  expect(howManyFit([100, 100, 100], 300, 80)).toBe(3)
  expect(howManyFit([100, 100, 100], 299, 80)).toBe(2)
  expect(howManyFit([100, 100, 100], 270, 80)).toBe(1)
  expect(howManyFit([100, 100, 100], 50, 80)).toBe(0)
})
