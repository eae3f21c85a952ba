import { useTheme } from '@mui/material/styles'
import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { defaultLook } from './look'
import { chooseLook } from './look-state'
import { ThemeRoot } from './theme-root'
import { useAnimations } from './use-animations'

const page = document.documentElement

function Probe() {
  const { direction, motion } = useTheme()
  return `${direction} ${motion.reducedMotion}`
}

function stubMedia(matching: string) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes(matching),
    addListener: () => {},
    removeListener: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
}

afterEach(() => act(() => chooseLook(defaultLook)))

test('the scheme is what was chosen, or else what the system wants', () => {
  stubMedia('prefers-color-scheme: dark')
  render(<ThemeRoot>{null}</ThemeRoot>)
  expect(page.dataset.scheme).toBe('dark')
  act(() => chooseLook({ scheme: 'light' }))
  expect(page.dataset.scheme).toBe('light')
  act(() => chooseLook({ scheme: 'system' }))
  expect(page.dataset.scheme).toBe('dark')
  expect(localStorage.getItem('mui-mode')).toBeNull()
})

test('the page turns round when the mirrored styles are there, and keeps what is on it', async () => {
  render(
    <ThemeRoot>
      <input aria-label="field" />
      <Probe />
    </ThemeRoot>,
  )
  const field = screen.getByLabelText('field')
  act(() => chooseLook({ direction: 'rtl' }))
  await waitFor(() => expect(page.dir).toBe('rtl'))
  expect(screen.getByText('rtl system')).toBeVisible()
  expect(screen.getByLabelText('field')).toBe(field)
})

test('without animations the kit moves nothing', () => {
  render(
    <ThemeRoot>
      <Probe />
    </ThemeRoot>,
  )
  act(() => chooseLook({ animations: false }))
  expect(screen.getByText('ltr always')).toBeVisible()
  expect(page.dataset.animations).toBe('off')
})

test('charts move for a second, and not at all for who wants no movement', () => {
  const { result } = renderHook(() => useAnimations())
  expect(result.current).toEqual({ draw: 1000, hover: 400 })
  act(() => chooseLook({ animations: false }))
  expect(result.current).toEqual({ draw: 0, hover: 0 })
})

test('charts do not move where the system asks for less movement', () => {
  stubMedia('prefers-reduced-motion')
  expect(renderHook(() => useAnimations()).result.current).toEqual({ draw: 0, hover: 0 })
})
